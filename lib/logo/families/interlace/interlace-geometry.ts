import { band, type Corner } from "@/lib/geometry/band";
import { type EndForm, finishEnd } from "@/lib/geometry/band-end";
import { boundingBox, distance, type Outline, type Point } from "@/lib/geometry/outline";

/** A band's middle line. A corner's third number is its rounding in widths of the band. */
export interface Strand {
  readonly corners: readonly Corner[];
  readonly closed?: boolean;
  /** In widths of the weave. */
  readonly weight?: number;
}

export interface WeaveOptions {
  readonly width: number;
  /** Between a band and the one that passes over it. */
  readonly gap: number;
  readonly ends: EndForm;
  /** Which of the first crossing's two bands lies on top. */
  readonly flip: boolean;
}

/**
 * Strands that pass over and under each other in turn, drawn to fill the square of [-50, 50]: a band is cut where it
 * passes under. Bands cross on their straight runs alone, so that every cut is a straight end that lies parallel to the
 * band above: no curve is ever clipped. An end that lies beneath another band is tucked under it.
 */
export function weave(strands: readonly Strand[], options: WeaveOptions): Outline[] {
  let scale = (100 - options.width) / extent(strands);
  let drawn: Outline[] = [];
  for (let round = 0; round < FITTING_ROUNDS; round++) {
    drawn = drawWeave(
      strands.map((strand) => scaled(strand, scale)),
      options,
    );
    const box = boundingBox(drawn.flat());
    if (!box) return [];
    const side = Math.max(box.maxX - box.minX, box.maxY - box.minY);
    scale *= Math.max(0.2, (100 - options.width) / Math.max(1, side - options.width));
  }
  return drawn;
}

/** A band's width does not grow with its course: the course is scaled until the whole fills the square. */
const FITTING_ROUNDS = 4;

/** The longer side of the middle lines. */
function extent(strands: readonly Strand[]): number {
  const corners = strands.flatMap((strand) => strand.corners);
  const span = (axis: 0 | 1) => {
    const values = corners.map((corner) => corner[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.max(span(0), span(1));
}

function scaled({ corners, ...rest }: Strand, factor: number): Strand {
  return { ...rest, corners: corners.map(([x, y, radius]): Corner => [x * factor, y * factor, radius ?? 0]) };
}

interface Run {
  readonly strand: number;
  readonly index: number;
  readonly from: Point;
  readonly to: Point;
  readonly way: Point;
  readonly length: number;
  readonly half: number;
}

/** A crossing as one of its two bands meets it. */
interface Pass {
  readonly crossing: number;
  readonly run: Run;
  readonly other: Run;
  /** From the run's start. */
  readonly along: number;
  /** Set when the band ends beneath the other. */
  readonly tucked: boolean;
  over: boolean;
}

function drawWeave(strands: readonly Strand[], options: WeaveOptions): Outline[] {
  const runs = strands.flatMap((strand, index) => runsOf(strand, index, options.width));
  const passes = findPasses(runs, strands);
  alternate(passes, strands, options.flip);
  return strands.flatMap((strand, index) => {
    const own = runs.filter((run) => run.strand === index);
    const met = inOrder(passes, index);
    const corners = strand.corners.map(([x, y, wanted = 0], corner): Corner => {
      const limit = reachAt(corner, own, met, strand, options.gap);
      const before = own.at(corner - 1)!;
      const turn = turnBetween(before.way, own[corner % own.length]!.way);
      const radius = Math.min(wanted * 2 * own[0]!.half, limit / Math.tan(turn / 2));
      return [x, y, radius < LEAST_RADIUS || turn < 0.01 ? 0 : radius];
    });
    return piecesOf(corners, own, met, strand, options);
  });
}

/** A rounding smaller than this is a flaw, not a form. */
const LEAST_RADIUS = 2;

function runsOf({ corners, closed = false, weight = 1 }: Strand, strand: number, width: number): Run[] {
  return corners.slice(0, closed ? corners.length : -1).map((corner, index) => {
    const from: Point = [corner[0], corner[1]];
    const next = corners[(index + 1) % corners.length]!;
    const to: Point = [next[0], next[1]];
    const length = distance(from, to);
    const way: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return { strand, index, from, to, way, length, half: (width * weight) / 2 };
  });
}

function findPasses(runs: readonly Run[], strands: readonly Strand[]): Pass[] {
  const passes: Pass[] = [];
  runs.forEach((one, index) => {
    for (const other of runs.slice(index + 1)) {
      if (one.strand === other.strand && areNeighbors(one, other, runs, strands)) continue;
      const cross = one.way[0] * other.way[1] - one.way[1] * other.way[0];
      if (Math.abs(cross) < 1e-6) continue;
      const [dx, dy] = [other.from[0] - one.from[0], other.from[1] - one.from[1]];
      const alongOne = (dx * other.way[1] - dy * other.way[0]) / cross;
      const alongOther = (dx * one.way[1] - dy * one.way[0]) / cross;
      if (alongOne < 0 || alongOne > one.length || alongOther < 0 || alongOther > other.length) continue;
      const crossing = passes.length / 2;
      const add = (run: Run, over: Run, along: number) =>
        passes.push({
          crossing,
          run,
          other: over,
          along,
          over: false,
          tucked: isTucked(run, along, over, strands),
        });
      add(one, other, alongOne);
      add(other, one, alongOther);
    }
  });
  return passes;
}

function areNeighbors(one: Run, other: Run, runs: readonly Run[], strands: readonly Strand[]): boolean {
  const apart = Math.abs(one.index - other.index);
  const count = runs.filter(({ strand }) => strand === one.strand).length;
  return apart <= 1 || (strands[one.strand]!.closed === true && apart === count - 1);
}

function isTucked(run: Run, along: number, over: Run, strands: readonly Strand[]): boolean {
  const { closed, corners } = strands[run.strand]!;
  if (closed) return false;
  const reach = over.half * 1.6;
  return (
    (run.index === 0 && along < reach) || (run.index === corners.length - 2 && run.length - along < reach)
  );
}

function inOrder(passes: readonly Pass[], strand: number): Pass[] {
  return passes
    .filter(({ run }) => run.strand === strand)
    .sort((a, b) => a.run.index - b.run.index || a.along - b.along);
}

/** Over and under by turns along every strand, as far as the tucked ends allow. */
function alternate(passes: readonly Pass[], strands: readonly Strand[], flip: boolean): void {
  const isKnown = new Set<number>();
  const decide = (pass: Pass, over: boolean) => {
    if (isKnown.has(pass.crossing)) return;
    isKnown.add(pass.crossing);
    pass.over = over;
    passes.find((other) => other.crossing === pass.crossing && other !== pass)!.over = !over;
  };
  for (const pass of passes) if (pass.tucked) decide(pass, false);
  const orders = strands.map((_, index) => inOrder(passes, index));
  while (isKnown.size < passes.length / 2) {
    const before = isKnown.size;
    for (const order of orders) {
      order.forEach((pass, index) => {
        const next = order[index + 1];
        if (!next) return;
        if (isKnown.has(pass.crossing)) decide(next, !pass.over);
        else if (isKnown.has(next.crossing)) decide(pass, !next.over);
      });
    }
    if (isKnown.size === before) decide(passes.find((pass) => !isKnown.has(pass.crossing))!, flip);
  }
}

/** How far from a corner its rounding may begin: never where bands cross, or half-way to the next corner. */
function reachAt(
  corner: number,
  runs: readonly Run[],
  passes: readonly Pass[],
  { closed = false, corners }: Strand,
  gap: number,
): number {
  if (!closed && (corner === 0 || corner === corners.length - 1)) return 0;
  const free = (run: Run, atStart: boolean): number => {
    const toEnd = !closed && (atStart ? run.index === runs.length - 1 : run.index === 0);
    const open = run.length * (toEnd ? 0.94 : 0.5);
    const limits = passes
      .filter((pass) => pass.run === run)
      .map((pass) => (atStart ? pass.along : run.length - pass.along) - clearance(pass, gap));
    return Math.max(0, Math.min(...(limits.length > 0 ? limits : [open])));
  };
  return Math.min(free(runs.at(corner - 1)!, false), free(runs[corner]!, true));
}

/** The stretch on either side of a crossing that has to be straight. */
function clearance(pass: Pass, gap: number): number {
  const { sin, cos } = angleOf(pass);
  if (!pass.over) return trimOf(pass, gap) + (pass.run.half * cos) / sin;
  return pass.other.half / sin + ((pass.run.half + gap) * cos) / sin;
}

/** From a crossing to the middle of the cut end. */
function trimOf(pass: Pass, gap: number): number {
  return (pass.other.half + gap) / angleOf(pass).sin;
}

function angleOf({ run, other }: Pass): { readonly sin: number; readonly cos: number } {
  const cos = Math.abs(run.way[0] * other.way[0] + run.way[1] * other.way[1]);
  return { cos, sin: Math.sqrt(Math.max(1e-6, 1 - cos * cos)) };
}

function turnBetween(one: Point, other: Point): number {
  return Math.acos(Math.max(-1, Math.min(1, one[0] * other[0] + one[1] * other[1])));
}

interface Cut {
  readonly at: Point;
  readonly index: number;
  readonly along: number;
  /** The line of the cut; null for a free end. */
  readonly line: Point | null;
}

function piecesOf(
  corners: readonly Corner[],
  runs: readonly Run[],
  passes: readonly Pass[],
  { closed = false }: Strand,
  { gap, ends }: WeaveOptions,
): Outline[] {
  const width = runs[0]!.half * 2;
  const under = passes.filter(({ over }) => !over);
  if (closed && under.length === 0) return [band(corners, width, { closed: true })];
  const cutAt = (pass: Pass, side: 1 | -1): Cut => {
    const along = pass.along + side * trimOf(pass, gap);
    const { from, way, index } = pass.run;
    return { at: [from[0] + way[0] * along, from[1] + way[1] * along], index, along, line: pass.other.way };
  };
  const cuts = under.map((pass) => ({ stop: cutAt(pass, -1), start: cutAt(pass, 1) }));
  const spans: [Cut, Cut][] = cuts.slice(1).map(({ stop }, index): [Cut, Cut] => [cuts[index]!.start, stop]);
  if (closed) spans.push([cuts.at(-1)!.start, cuts[0]!.stop]);
  else {
    const last = runs.at(-1)!;
    const first: Cut = { at: runs[0]!.from, index: 0, along: 0, line: null };
    const end: Cut = { at: last.to, index: last.index, along: last.length, line: null };
    if (cuts.length === 0) spans.push([first, end]);
    else spans.push([first, cuts[0]!.stop], [cuts.at(-1)!.start, end]);
  }
  return spans
    .filter(([start, stop]) => !isNothing(start, stop, closed, width))
    .map(([start, stop]) => {
      const between = cornersBetween(corners, start, stop);
      const bent: Corner[] = [[...start.at], ...between, [...stop.at]];
      let outline = band(bent, width);
      outline = finishEnd(outline, start.at, back(runs[start.index]!.way), width, start.line, ends);
      return finishEnd(outline, stop.at, runs[stop.index]!.way, width, stop.line, ends);
    });
}

/** Too short to be seen as a band: the rest of a tucked end. */
function isNothing(start: Cut, stop: Cut, closed: boolean, width: number): boolean {
  if (start.index !== stop.index) return false;
  if (closed && stop.along < start.along) return false;
  return stop.along - start.along < width * 0.35;
}

function cornersBetween(corners: readonly Corner[], start: Cut, stop: Cut): Corner[] {
  const wraps = stop.index < start.index || (stop.index === start.index && stop.along < start.along);
  const count = stop.index - start.index + (wraps ? corners.length : 0);
  return Array.from({ length: count }, (_, step) => corners[(start.index + 1 + step) % corners.length]!);
}

function back([x, y]: Point): Point {
  return [-x, -y];
}
