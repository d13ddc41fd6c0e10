"use client";

import { useEffect } from "react";
import { loadScriptFonts } from "./script-fonts";

/** Loads the fonts of the scripts that a page's text is in, as far as the application's own faces lack them. */
export function ScriptFontLoader({ text }: { text: string }) {
  useEffect(() => loadScriptFonts(text), [text]);
  return null;
}
