"use client";

import { useEffect } from "react";
import { loadScriptFonts } from "@/components/ui/script-fonts";
import { readRecentBrands, rememberBrand } from "./recent-brands-store";

/** What opening a board does in the browser: fonts for the brand's scripts, and its name in the list of own brands. */
export function BoardVisit({ jobId, name, text }: { jobId: string; name: string; text: string }) {
  useEffect(() => {
    loadScriptFonts(text);
    const known = readRecentBrands().find((brand) => brand.jobId === jobId);
    // Somebody else's shared brand is not one of this browser's own.
    if (known) rememberBrand({ ...known, name });
  }, [jobId, name, text]);
  return null;
}
