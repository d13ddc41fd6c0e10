"use client";

import { type KeyboardEvent, useState } from "react";
import type { BrandDeck } from "@/lib/brand/brand-deck.schema";
import { placeLimit } from "@/lib/deck/deck-limits";

type Slide = NonNullable<BrandDeck["deck"]>["slides"][number];
type SlideText = Slide["texts"][number];

interface DeckSlideProps {
  slide: Slide;
  number: number;
  /** Changes with every deck, so that no browser shows an older picture. */
  edition: string;
  language: string;
  isBusy: boolean;
  onWrite: (id: string, text: string) => void;
}

/** The picture of a slide. A text of it is written over where it stands, or in the list below it. */
export function DeckSlide({ slide, number, edition, language, isBusy, onWrite }: DeckSlideProps) {
  const [open, setOpen] = useState<string | null>(null);
  const write = (text: SlideText, value: string) => {
    setOpen(null);
    const typed = value.trim();
    if (typed !== (text.isGap ? "" : text.text)) onWrite(text.id, typed);
  };
  return (
    <li id={`slide-${slide.id}`} className="scroll-mt-6">
      <h3 className="mb-2 flex justify-between gap-4 text-sm">
        <span className="font-semibold">
          {number}. {slide.name}
        </span>
        {slide.texts.some(({ isGap }) => isGap) && <span className="text-ink-soft">has gaps</span>}
      </h3>
      <div className="relative border border-rule" aria-busy={isBusy}>
        {/* biome-ignore lint/performance/noImgElement: a drawing of outlines, which nothing could make smaller */}
        <img
          src={`${slide.url}?made=${encodeURIComponent(edition)}`}
          alt={`Slide ${number}: ${slide.texts.map(({ text }) => text).join(". ")}`}
          width={960}
          height={540}
          loading={number > 2 ? "lazy" : "eager"}
          className="block h-auto w-full"
        />
        <div className="absolute inset-0 max-lg:hidden">
          {slide.texts.map((text) =>
            open === text.id ? (
              <Editor
                key={text.id}
                text={text}
                language={language}
                onDone={(value) => write(text, value)}
                onLeave={() => setOpen(null)}
              />
            ) : (
              // The list below does the same for the keyboard.
              <button
                key={text.id}
                type="button"
                tabIndex={-1}
                aria-hidden="true"
                disabled={isBusy}
                onClick={() => setOpen(text.id)}
                className={`absolute cursor-text border border-dashed hover:border-solid hover:border-accent ${text.isGap ? "border-accent" : "border-transparent"}`}
                style={placeOf(text)}
              />
            ),
          )}
        </div>
      </div>
      <details className="mt-2">
        <summary className="cursor-pointer py-1 text-sm">Write over the texts of slide {number}</summary>
        <ul className="mt-2 grid gap-2">
          {slide.texts.map((text) => (
            <li key={text.id}>
              <Line text={text} language={language} isBusy={isBusy} onDone={(value) => write(text, value)} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

const percent = (share: number) => `${share * 100}%`;
const placeOf = ({ box }: SlideText) => ({
  left: percent(box.x),
  top: percent(box.y),
  width: percent(box.width),
  height: percent(box.height),
});

interface EditorProps {
  text: SlideText;
  language: string;
  onDone: (value: string) => void;
  onLeave: () => void;
}

/** Over the slide, in about the size of its letters. */
function Editor({ text, language, onDone, onLeave }: EditorProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onLeave();
    if (event.key === "Enter") {
      event.preventDefault();
      onDone(event.currentTarget.value);
    }
  };
  return (
    <textarea
      // biome-ignore lint/a11y/noAutofocus: it stands where the person has just clicked
      autoFocus
      aria-label={text.prompt}
      lang={language}
      dir={text.direction}
      maxLength={placeLimit(text.id)}
      defaultValue={text.isGap ? "" : text.text}
      placeholder={text.prompt}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => onDone(currentTarget.value)}
      className="absolute z-10 min-h-10 min-w-40 resize-none bg-paper p-1 leading-tight text-ink outline-2 outline-accent"
      style={{ ...placeOf(text), fontSize: `clamp(13px, ${Math.round(text.size * 5400) / 100}px, 28px)` }}
    />
  );
}

interface LineProps {
  text: SlideText;
  language: string;
  isBusy: boolean;
  onDone: (value: string) => void;
}

function Line({ text, language, isBusy, onDone }: LineProps) {
  const shown = text.isGap ? "" : text.text;
  const id = `text-${text.id.replaceAll(".", "-")}`;
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {text.isGap ? `Gap: ${text.prompt}` : text.text}
      </label>
      <input
        // What was drawn anew stands in it.
        key={shown}
        id={id}
        lang={language}
        dir={text.direction}
        className="control"
        maxLength={placeLimit(text.id)}
        defaultValue={shown}
        placeholder={text.prompt}
        disabled={isBusy}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) onDone(event.currentTarget.value);
        }}
        onBlur={({ currentTarget }) => onDone(currentTarget.value)}
      />
    </>
  );
}
