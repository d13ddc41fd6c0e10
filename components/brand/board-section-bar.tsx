"use client";

import { useEffect, useRef, useState } from "react";

/** The parts of a board, in its order: ids of its sections. */
const PARTS = [
  ["logos", "Logos"],
  ["directions", "Directions"],
  ["colors", "Colors"],
  ["type", "Typefaces"],
  ["use", "In use"],
  ["components", "Components"],
  ["words", "Words"],
  ["verification", "Checks"],
  ["certificate", "Certificate"],
  ["files", "Files"],
] as const;

/** Part of the window, from its top, in which a section's head has to be for the section to be the current one. */
const READING_LINE = 0.35;

/** The way around a long board: stays at the top of the window and marks the part that is being looked at. */
export function BoardSectionBar() {
  const [current, setCurrent] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = innerHeight * READING_LINE;
      const passed = PARTS.filter(([id]) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top <= line;
      });
      setCurrent(passed.at(-1)?.[0]);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onScroll);
    };
  }, []);
  // On a phone the bar is wider than the window: what is current comes into it, and the page itself does not move.
  useEffect(() => {
    const link = current && bar.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    const list = link ? link.closest("ul") : null;
    if (link && list) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.clientWidth) / 2;
  }, [current]);

  return (
    <nav
      ref={bar}
      aria-label="Parts of the board"
      className="section-bar sticky top-0 z-30 border-b border-ink bg-paper print:hidden"
    >
      <ul className="sheet-width relative flex gap-x-1 overflow-x-auto [scrollbar-width:none]">
        {PARTS.map(([id, label]) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="flex min-h-12 items-center border-b-[3px] border-transparent px-2.5 font-medium whitespace-nowrap hover:text-accent-strong focus-visible:outline-offset-[-3px] aria-[current]:border-accent aria-[current]:font-semibold"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
