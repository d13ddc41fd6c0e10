/**
 * Visitors that an experiment counts: about what `sampleSize` wants for a lift of a tenth where 4 of 100 convert. The table of
 * those who were counted grows no more then.
 */
export const MOST_VISITORS = 400_000;

/** Characters of the longest id of a visitor. */
export const MOST_ID_LENGTH = 128;
