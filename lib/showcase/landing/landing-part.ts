import type { Strategy } from "@/lib/strategy/strategy.schema";
import { html, type Markup } from "../html";
import type { ShowcaseInput } from "../showcase-input";
import type { LandingWords } from "./landing-words";

/** What stands for the showcase's own address in the page, which is known when it is served. */
export const BASE = "{SHOWCASE_BASE}";

/** What each section is given. */
export interface Landing {
  readonly input: ShowcaseInput;
  readonly words: LandingWords;
  /** Paths of the package. */
  readonly paths: ReadonlySet<string>;
}

/** Words of the brand's own, in its language and direction whatever stands round them. */
export function own({ language }: Strategy, text: string): Markup {
  return language === "und"
    ? html`<bdi dir="auto">${text}</bdi>`
    : html`<bdi lang="${language}" dir="auto">${text}</bdi>`;
}
