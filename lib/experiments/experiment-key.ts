import { randomInt } from "node:crypto";

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";
const LENGTH = 20;
const FORM = new RegExp(`^mx_[${ALPHABET}]{${LENGTH}}$`);

/** A public name of an experiment, which nobody guesses by chance. */
export const newExperimentKey = (): string =>
  `mx_${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`;

export const isExperimentKey = (text: string): boolean => FORM.test(text);
