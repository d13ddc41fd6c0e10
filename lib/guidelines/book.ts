import { createContext, useContext } from "react";
import type { Scenes } from "@/lib/applications/scene.schema";
import type { Logo } from "@/lib/logo/logo.schema";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { Palette } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { TokenDocument } from "@/lib/tokens/tokens.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import type { BrandType } from "./brand-type";

/** All that the pages of one document may read. */
export interface Book {
  readonly brief: DesignBrief;
  readonly strategy: Strategy;
  readonly palette: Palette;
  readonly typography: Typography;
  readonly logo: Logo;
  readonly tokens: TokenDocument;
  readonly type: BrandType;
  readonly scenes: Scenes;
}

const BookContext = createContext<Book | null>(null);
export const BookProvider = BookContext.Provider;

/** @throws outside a document. */
export function useBook(): Book {
  const book = useContext(BookContext);
  if (!book) throw new Error("pages stand in a BookProvider");
  return book;
}

/** Hex values of the light theme, which the pages are printed in. */
export function useColors() {
  const { light } = useBook().palette;
  const roles = Object.fromEntries(Object.entries(light.roles).map(([role, { hex }]) => [role, hex]));
  return { ...(roles as Record<keyof typeof light.roles, string>), on: light.onSolid };
}
