import type { Random } from "@/lib/model/random";
import type { MarkBrief } from "./choose-mark";
import { drawCandidates } from "./draw-candidates";
import type { Family } from "./families/family";
import { commonness, overuse, qualityWithinFamily } from "./judge/calibration";
import { failedGates, isClearlyAsymmetric, looksAccidental } from "./judge/gates";
import { resemblesKnownMark } from "./judge/known-marks";
import { readsAsLetter } from "./judge/letter-likeness";
import { fingerprintSilhouette, type MarkFingerprint } from "./judge/mark-fingerprint";
import { type MeasuredMark, measureMark } from "./judge/metrics";
import type { MarkIdea, Symmetry } from "./mark";

/** A candidate that may be shipped. */
export interface PassingMark {
  /** `<family>/<variant>`, the same for the same brief and seed. */
  readonly id: string;
  readonly idea: MarkIdea;
  /** As its family declares it. */
  readonly symmetry: Symmetry;
  /** How well its family suits the style. */
  readonly suitability: number;
  readonly measured: MeasuredMark;
  readonly fingerprint: MarkFingerprint;
  /** 0 to 1, from its measurements alone. */
  readonly quality: number;
}

export interface JudgedMark extends PassingMark {
  readonly score: number;
}

/** The marks of a brief that may be shipped, each with its score. */
export function judgeCandidates(brief: MarkBrief, random: (label: string) => Random): JudgedMark[] {
  return passingCandidates(brief, random).map((mark) => ({
    ...mark,
    score: score(brief, mark, random(mark.id)),
  }));
}

/** Draws the candidates of the families that the brief gets and keeps those that pass all gates and resemble no known mark. */
export function passingCandidates(
  brief: Pick<MarkBrief, "style" | "letter" | "motifs">,
  random: (label: string) => Random,
): PassingMark[] {
  const variants = new Map<string, number>();
  return drawCandidates(brief, random).flatMap(({ family, idea }) => {
    const id = uniqueId(idea, variants);
    if (brief.letter && isInitial(family, idea) && !readsAsLetter(idea, brief.letter)) return [];
    const measured = measureMark(idea.parts.flatMap(({ outline }) => outline));
    if (failedGates(measured, family.symmetry).length > 0 || looksAccidental(measured)) return [];
    const fingerprint = fingerprintSilhouette(measured.silhouette);
    if (resemblesKnownMark(fingerprint)) return [];
    const suitability = family.styles[brief.style];
    const quality = qualityOf(measured);
    return [{ id, idea, symmetry: family.symmetry, suitability, measured, fingerprint, quality }];
  });
}

/** Is the mark the name's initial, so that it has to be read as that? Beside a symbol, or another letter, it need not. */
function isInitial({ isPair }: Family, { motifs }: MarkIdea): boolean {
  const isLetter = motifs.some((motif) => motif === "letter" || motif === "plain-letter");
  return isLetter && !isPair && !motifs.some((motif) => motif.startsWith("symbol:"));
}

/** Every drawn candidate takes its number, shipped or not: a gate that changes its mind renames no other mark. */
function uniqueId({ family, variant }: MarkIdea, seen: Map<string, number>): string {
  const name = variant
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const base = `${family}/${name || "plain"}`;
  const count = (seen.get(base) ?? 0) + 1;
  seen.set(base, count);
  return count === 1 ? base : `${base}-${count}`;
}

/** A form that every tenth brief would get is nobody's own. */
const COMMON = 0.1;

function score(brief: MarkBrief, mark: PassingMark, random: Random): number {
  const { idea, suitability, quality, fingerprint } = mark;
  const motif = Math.max(0, ...idea.motifs.map((name) => brief.motifs.get(name) ?? 0));
  // Where the form is a thing that this brief is about, it is for a reason that others have had it.
  const isAbout = idea.motifs.some((name) => name.startsWith("symbol:"));
  const common = isAbout ? 0 : Math.min(1, commonness(fingerprint) / COMMON);
  return (
    0.24 * qualityWithinFamily(idea.family, quality) +
    0.2 * suitability +
    0.1 * (1 - Math.abs(idea.roundness - wantedRoundness(brief.personality))) +
    0.36 * motif +
    0.1 * elaboration(mark.measured) +
    0.1 * random.next() -
    0.1 * common -
    overuse(idea, brief.letter?.character ?? "")
  );
}

/** 0 to 1: ink within the aim, clear at 16 px, no slivers and no cracks, symmetry exact where there is one. */
function qualityOf({ metrics, closingGain, sliverLoss }: MeasuredMark): number {
  const ink = 1 - Math.min(1, Math.max(0, 0.35 - metrics.inkShare, metrics.inkShare - 0.62) / 0.18);
  const small = ramp(metrics.smallSizeIou, 0.78, 0.92);
  const symmetry = isClearlyAsymmetric(metrics.symmetryIou) ? 0.8 : ramp(metrics.symmetryIou, 0.75, 0.98);
  const calm = 1 - ramp(closingGain + sliverLoss, 0.01, 0.08);
  return (ink + small + symmetry + calm) / 4;
}

/** Half of 1,852 symbols of simple-icons are more complex than this (P²/4πA), half less. */
const USUAL_COMPLEXITY = 5.7;

/** 0 to 1: moderately elaborate marks are recognised best (Henderson & Cote 1998), neither a bare disc nor an ornament. */
function elaboration({ metrics }: MeasuredMark): number {
  return 1 - Math.min(1, Math.abs(metrics.complexity - USUAL_COMPLEXITY) / 4);
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
