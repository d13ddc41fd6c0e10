import type { Style } from "@/lib/model/brief.schema";
import type { Random } from "@/lib/model/random";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { drawCandidates } from "./draw-candidates";
import type { Family, Letter, MarkIdea, Motif } from "./family";
import { failedGates, looksAccidental } from "./gates";
import { type MeasuredMark, measureMark } from "./metrics";

export interface ChosenMark {
  readonly idea: MarkIdea;
  readonly measured: MeasuredMark;
  readonly score: number;
}

export interface MarkBrief {
  readonly style: Style;
  readonly personality: Strategy["personality"];
  readonly motifs: ReadonlyMap<Motif, number>;
  readonly letter: Letter | null;
}

const STANDING_PER_FAMILY = 2;
/** Differences of score below about this much are a matter of taste, which the seed decides. */
const TASTE = 0.05;

/**
 * Draws the candidates of every family that suits the style, keeps those that pass all gates, and picks one: the
 * better its score, the likelier. Few marks of each family stand for election, so that no family wins by numbers.
 * @throws Error when no candidate passes, which the families' tests rule out.
 */
export function chooseMark(brief: MarkBrief, random: (label: string) => Random): ChosenMark {
  const candidates = drawCandidates(brief, random)
    .map(({ family, idea }) => judge(brief, family, idea, random(`score/${idea.family}/${idea.variant}`)))
    .filter((mark) => mark !== null);
  const ranked = candidates.sort((one, other) => other.score - one.score);
  const standing = ranked.filter((mark, index) => {
    const better = ranked.slice(0, index).filter(({ idea }) => idea.family === mark.idea.family);
    return (
      better.length < STANDING_PER_FAMILY && better.every(({ idea }) => idea.variant !== mark.idea.variant)
    );
  });
  const top = standing[0];
  if (!top) throw new Error("No mark passed the gates; at least one family must always give one");
  const weights = standing.map((mark) => Math.exp((mark.score - top.score) / TASTE));
  let draw = random("election").next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, mark] of standing.entries()) {
    draw -= weights[index]!;
    if (draw < 0) return mark;
  }
  return top;
}

function judge(brief: MarkBrief, family: Family, idea: MarkIdea, random: Random): ChosenMark | null {
  const measured = measureMark(idea.parts.flatMap(({ outline }) => outline));
  if (failedGates(measured, idea.symmetry).length > 0 || looksAccidental(measured)) return null;
  const motif = Math.max(0, ...idea.motifs.map((name) => brief.motifs.get(name) ?? 0));
  const score =
    0.28 * quality(measured, idea) +
    0.22 * family.styles[brief.style] +
    0.12 * (1 - Math.abs(idea.roundness - wantedRoundness(brief.personality))) +
    0.38 * motif +
    0.06 * random.next();
  return { idea, measured, score };
}

/** 0 to 1: ink within the aim, clear at 16 px, one idea in few commands, symmetry exact where there is one. */
function quality({ metrics, closingGain, sliverLoss }: MeasuredMark, idea: MarkIdea): number {
  const ink = 1 - Math.min(1, Math.max(0, 0.35 - metrics.inkShare, metrics.inkShare - 0.62) / 0.18);
  const small = ramp(metrics.smallSizeIou, 0.78, 0.92);
  const symmetry = idea.symmetry === "asymmetric" ? 0.8 : ramp(metrics.symmetryIou, 0.75, 0.98);
  const calm = 1 - ramp(closingGain + sliverLoss, 0.01, 0.08);
  // Moderately elaborate marks are recognised best: neither a bare disc nor an ornament.
  const elaborate = 1 - Math.min(1, Math.abs(metrics.complexity - 5.5) / 7);
  return (ink + small + symmetry + calm + elaborate) / 5;
}

/** Round forms read as soft, angular ones as hard. */
function wantedRoundness(personality: MarkBrief["personality"]): number {
  const { sincerity, excitement, competence, sophistication, ruggedness } = personality;
  const soft = sincerity.score + 0.5 * sophistication.score + 0.2 * excitement.score;
  const hard = ruggedness.score + 0.8 * competence.score;
  return Math.min(1, Math.max(0, 0.55 + 0.5 * (soft - hard)));
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
