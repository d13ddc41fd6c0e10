import type { DesignBrief, Style } from "@/lib/model/brief.schema";
import { capitalize } from "@/lib/model/letter-case";
import type { ColorMood, PersonalityDimension, Strategy } from "@/lib/strategy/strategy.schema";

export interface ImageryAdvice {
  readonly title: string;
  readonly text: string;
}

/** What pictures show, for whom, in which light and framing, and what they leave out: from the strategy's own words. */
export function imageryDirection(strategy: Strategy, brief: DesignBrief): ImageryAdvice[] {
  const things = strategy.keywords.slice(0, 3).join(", ");
  const strongest = (Object.entries(strategy.personality) as [PersonalityDimension, { score: number }][])
    .sort(([, a], [, b]) => b.score - a.score)
    .map(([dimension]) => dimension)[0]!;
  return [
    {
      title: "Subject",
      text: `The thing itself, close: ${things || strategy.name}. ${PRESENCE[strongest]}`,
    },
    { title: "People", text: `${sentence(brief.targetAudience)} In the middle of doing, not posing.` },
    { title: "Light", text: LIGHT[strategy.colorMood.mood] },
    { title: "Framing", text: FRAMING[brief.style] },
  ];
}

const PRESENCE: Record<PersonalityDimension, string> = {
  sincerity: "Traces of use stay in the picture.",
  excitement: "Something is about to happen.",
  competence: "One detail shows that it was done well.",
  sophistication: "One material fills the frame.",
  ruggedness: "Weather, dust and wear are welcome.",
};

const LIGHT: Record<ColorMood, string> = {
  trust: "Daylight from one side, soft shadows, neutral whites.",
  energy: "Hard sun or a flash, deep shadows, colors as they are.",
  growth: "Morning or late afternoon outdoors, green kept natural.",
  luxury: "One lamp in a dark room; most of the picture stays in shadow.",
  play: "Bright and even, on a plain ground in one of the brand's colors.",
  calm: "Overcast daylight, low contrast, much air.",
};

const FRAMING: Record<Style, string> = {
  modern: "Subject on a third, straight on, one plain side for words.",
  classic: "Subject in the middle at eye level, room on every side.",
  bold: "Closer than is comfortable; the edge may cut the subject.",
  minimal: "Small subject, two thirds of the picture left empty.",
};

function sentence(text: string): string {
  const trimmed = text.trim().replace(/[.。．!?]+$/u, "");
  return `${capitalize(trimmed)}.`;
}
