/**
 * Version of the design engine. Brief + seed + this version + the recorded strategy give the same bytes;
 * raise it with every change that alters any byte of a package.
 */
export const ENGINE_VERSION = "1.119.0";
