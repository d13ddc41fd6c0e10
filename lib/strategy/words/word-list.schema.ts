import { z } from "zod";
import { TRADE_LANGUAGES } from "../trade.schema";

/** Words with spaces between, none of them twice. */
export const wordList = z
  .string()
  .regex(/^\S+(?: \S+)*$/u)
  .superRefine((list, { addIssue }) => {
    const words = list.split(" ");
    const twice = words.filter((word, index) => words.indexOf(word) < index);
    if (twice.length > 0) addIssue({ code: "custom", message: `says twice: ${twice.join(", ")}` });
  });
/** One list for each of the six languages whose sentences are read. */
export const inEach = z.record(z.enum(TRADE_LANGUAGES), wordList);
/** One list for each of some languages, by their BCP 47 tags. */
export const inSome = z.record(z.string().regex(/^[a-z]{2}$/), wordList);
