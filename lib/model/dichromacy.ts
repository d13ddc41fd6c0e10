type Row = readonly [number, number, number];

/** The kinds of full dichromats: who does not see red, green or blue by cones of their own. */
export const DICHROMACIES = ["protan", "deutan", "tritan"] as const;
export type Dichromacy = (typeof DICHROMACIES)[number];

/**
 * What a color is to a full dichromat, by the severity-1 matrices of Machado, Oliveira & Fernandes (2009), one row for each
 * channel. They act on linear-light sRGB.
 */
export const SEEN_BY: Readonly<Record<Dichromacy, readonly [Row, Row, Row]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
