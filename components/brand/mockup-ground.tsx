import type { ReactNode } from "react";
import type { BoardData } from "@/lib/brand/board.schema";
import type { BrandFonts } from "./brand-fonts";

interface MockupGroundProps {
  board: BoardData;
  /** Of the words on it. */
  fonts?: BrandFonts;
  className: string;
  dir?: "ltr" | "rtl";
  children: ReactNode;
}

/** What a mock-up stands on: the brand's quiet surface. */
export function MockupGround({ board, fonts, className, dir, children }: MockupGroundProps) {
  const background = board.palette.light.roles["surface-2"].hex;
  return (
    <div className={`h-full min-h-96 ${className}`} style={{ background, fontFamily: fonts?.body }} dir={dir}>
      {children}
    </div>
  );
}
