import type { ReactNode } from "react";
import type { Style } from "@/lib/model/brief.schema";

/**
 * A small business card in the manner of a style: its kind of mark, its kind of letters. Decorative.
 * The words are outlines of Outfit, EB Garamond, Archivo and Manrope (OFL) in a file of their own, so that a card costs
 * neither a font nor script.
 */
export function StyleArt({ style }: { style: Style }) {
  const { mark, wordX, wordY } = ART[style];
  return (
    <svg viewBox="0 0 200 120" aria-hidden="true" className="block h-auto w-full">
      {mark}
      <use
        href={`/art/style-words.svg#${style}`}
        transform={`translate(${wordX} ${wordY})`}
        fill={style === "bold" ? "var(--on-accent)" : "var(--ink)"}
      />
    </svg>
  );
}

const ART: Record<Style, { mark: ReactNode; wordX: number; wordY: number }> = {
  modern: {
    mark: (
      <g transform="translate(20 41)">
        <path d="M0 18A18 18 0 0 1 18 0V18Z" fill="var(--accent)" />
        <path d="M20 0A18 18 0 0 1 38 18H20Z" fill="var(--ink)" />
        <path d="M0 20H18V38A18 18 0 0 1 0 20Z" fill="var(--ink)" />
        <path d="M20 20H38V38H20Z" fill="var(--accent)" />
      </g>
    ),
    wordX: 72,
    wordY: 74,
  },
  classic: {
    mark: (
      <g fill="none" stroke="var(--ink)">
        <path d="M12 12H188V108H12Z" strokeWidth="1.5" />
        <path d="M16 16H184V104H16Z" strokeWidth=".6" />
        <path d="M86 38C92 30 98 30 100 24 102 30 108 30 114 38" strokeWidth="1.2" stroke="var(--accent)" />
        <path d="M60 38H82M118 38H140M60 92H140" strokeWidth=".8" />
      </g>
    ),
    wordX: 45.7,
    wordY: 78,
  },
  bold: {
    mark: (
      <>
        <path d="M0 0H200V120H0Z" fill="var(--accent)" />
        <path d="M150 0H200V50A50 50 0 0 1 150 0Z" fill="var(--on-accent)" />
        <path d="M14 20H70V34H14ZM14 40H50V54H14Z" fill="var(--on-accent)" />
      </>
    ),
    wordX: 13,
    wordY: 104,
  },
  minimal: {
    mark: (
      <>
        <circle cx="163" cy="35" r="11.4" fill="none" stroke="var(--ink)" strokeWidth="1.2" />
        <circle cx="163" cy="35" r="2.2" fill="var(--accent)" />
      </>
    ),
    wordX: 26,
    wordY: 88,
  },
};
