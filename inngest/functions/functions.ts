import type { InngestFunction } from "inngest";

/** Every function of the pipeline. */
export const functions: InngestFunction.Any[] = [];
