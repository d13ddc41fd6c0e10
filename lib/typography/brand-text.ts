import type { Strategy } from "@/lib/strategy/strategy.schema";

/** Every word of the brand that will be set in its faces, and what is given beside them. */
export function brandText(strategy: Strategy, text: string): string {
  return [
    text,
    strategy.name,
    ...strategy.nameIdeas.map((idea) => idea.name),
    strategy.tagline,
    strategy.oneLiner,
    strategy.mission,
    strategy.positioning,
    strategy.promise,
    strategy.audiencePicture,
    strategy.boilerplate,
    ...strategy.keywords,
    ...strategy.values.flatMap((value) => [value.title, value.text]),
    ...strategy.voice.flatMap((pair) => [pair.do, pair.dont]),
  ].join(" ");
}
