import { SIGNED_IN_SCRIPT } from "./signed-in-script";
import { THEME_SCRIPT } from "./theme-script";

/** What the pages run inline before their first paint: one script, whose hash the content policy names. */
export const BEFORE_PAINT_SCRIPT = `${THEME_SCRIPT};${SIGNED_IN_SCRIPT}`;
