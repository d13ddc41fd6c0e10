"use client";

import { useCallback, useState } from "react";
import { AccountSectionBlock } from "@/components/account/account-page";
import { send } from "@/components/account/send";
import { byteSize } from "@/components/brand/byte-size";
import { PayForFeature } from "@/components/payments/pay-button";
import type { BrandDeck } from "@/lib/brand/brand-deck.schema";
import { DeckForm } from "./deck-form";
import { DeckSlide } from "./deck-slide";

interface DeckStudioProps {
  initial: BrandDeck;
  /** Of the brand's words. */
  language: string;
}

const NAMES = { pptx: "PowerPoint", pdf: "PDF" } as const;

/** The deck's page: what one gets, the form, ten slides with their gaps, the files. */
export function DeckStudio({ initial, language }: DeckStudioProps) {
  const [state, setState] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");
  const address = `/api/brands/${state.brandId}/deck`;

  const make = useCallback(
    async (body: object): Promise<Readonly<Record<string, string>>> => {
      setBusy(true);
      setProblem("");
      setSaid("The deck is being drawn.");
      const answer = await send<BrandDeck>("POST", address, body);
      setBusy(false);
      if (answer.ok) {
        setState(answer.value);
        setSaid("The deck has been made.");
        return {};
      }
      setSaid("");
      setProblem(answer.message);
      return answer.errors;
    },
    [address],
  );
  const onPaid = useCallback(() => {
    setState((before) => ({ ...before, isBought: true }));
    void make({});
  }, [make]);

  const { deck, isBought } = state;
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {problem && (
        <p role="alert" className="mt-8 border-l-4 border-accent bg-accent-wash px-4 py-3">
          {problem}
        </p>
      )}
      {!isBought && (
        <AccountSectionBlock
          id="buy"
          title="What you get"
          lead="The first slide as your brand's would be. The mark across it goes when you buy."
        >
          {/* biome-ignore lint/performance/noImgElement: a drawing of outlines, which nothing could make smaller */}
          <img
            src={`${address}/sample`}
            alt="The first slide of the deck, marked as a sample"
            width={960}
            height={540}
            className="block h-auto w-full max-w-[46rem] border border-rule"
          />
          <ul className="my-6 grid max-w-[62ch] list-disc gap-1.5 pl-5">
            <li>Ten slides, from the purpose to the ask, in the language of your idea.</li>
            <li>
              A PowerPoint file of real placeholders, charts and notes, with your colors and type as its
              theme.
            </li>
            <li>The same as a PDF.</li>
            <li>
              No invented figures: what you have not told is marked, and you fill it in here or in PowerPoint.
            </li>
            <li>Made again in seconds, as often as you like, also when the brand changes.</li>
          </ul>
          <PayForFeature brandId={state.brandId} feature="deck" onPaid={onPaid} />
        </AccountSectionBlock>
      )}
      {isBought && (
        <>
          <AccountSectionBlock
            id="files"
            title="Files"
            lead={
              deck
                ? "Install the typefaces of the package on the machine that shows the PowerPoint file; the PDF carries them."
                : `Version ${state.version} of the brand has no deck yet. What you told before is kept.`
            }
          >
            {deck ? (
              <Files deck={deck} isBusy={isBusy} />
            ) : (
              <button
                type="button"
                className="button button-primary"
                disabled={isBusy}
                aria-busy={isBusy}
                onClick={() => void make({})}
              >
                {isBusy ? "Drawing…" : "Make the deck"}
              </button>
            )}
          </AccountSectionBlock>
          {deck && (
            <>
              <Gaps deck={deck} language={language} />
              <section
                aria-labelledby="slides-title"
                id="slides"
                className="mt-14 border-t-[1.5px] border-ink pt-5"
              >
                <h2 id="slides-title" className="text-2xl font-bold tracking-[-0.015em]">
                  Slides
                </h2>
                <p className="mt-2 max-w-[62ch] text-pretty text-ink-soft">
                  Click a text to write over it; an empty one gives the deck's own back.
                </p>
                <ol className="mt-6 grid gap-x-8 gap-y-10 xl:grid-cols-2">
                  {deck.slides.map((slide, index) => (
                    <DeckSlide
                      key={slide.id}
                      slide={slide}
                      number={index + 1}
                      edition={deck.madeAt}
                      language={language}
                      isBusy={isBusy}
                      onWrite={(id, text) => void make({ texts: { ...state.texts, [id]: text } })}
                    />
                  ))}
                </ol>
              </section>
            </>
          )}
          <AccountSectionBlock
            id="numbers"
            title="Numbers, team, ask"
            lead="Only you know these. Leave out what you do not know yet: it stays a marked gap."
          >
            <DeckForm
              form={state.form}
              isBusy={isBusy}
              isMade={deck !== null}
              onSend={(form) => make({ form })}
            />
          </AccountSectionBlock>
        </>
      )}
    </>
  );
}

type Made = NonNullable<BrandDeck["deck"]>;

function Files({ deck, isBusy }: { deck: Made; isBusy: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-3" aria-busy={isBusy}>
      {deck.files.map(({ name, format, url, bytes }, index) => (
        <a key={name} href={url} download="" className={`button ${index === 0 ? "button-ink" : ""}`}>
          {NAMES[format]}
          <span className="font-normal">{byteSize(bytes)}</span>
        </a>
      ))}
    </div>
  );
}

/** What nobody has told yet, slide by slide. */
function Gaps({ deck: { gaps, slides }, language }: { deck: Made; language: string }) {
  return (
    <AccountSectionBlock
      id="gaps"
      title={gaps.length === 0 ? "No gaps" : gaps.length === 1 ? "One gap" : `${gaps.length} gaps`}
      lead={
        gaps.length === 0
          ? "Everything that the slides ask for has been told."
          : "Marked on the slides. Fill them in below, or in PowerPoint."
      }
    >
      <ul className="grid gap-2">
        {slides.map(({ id, name }) => {
          const own = gaps.filter(({ slide }) => slide === id);
          if (own.length === 0) return null;
          return (
            <li key={id} className="grid gap-x-6 border-b border-rule pb-2 sm:grid-cols-[12rem_1fr]">
              <a href={`#slide-${id}`} className="text-link justify-self-start">
                {name}
              </a>
              <span lang={language} dir="auto" className="text-ink-soft">
                {[...new Set(own.map(({ text }) => text.replace(/^\[|\]$/g, "")))].join(" · ")}
              </span>
            </li>
          );
        })}
      </ul>
    </AccountSectionBlock>
  );
}
