import type { ProgressStep } from "@/lib/jobs/progress.schema";

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const REDRAW_MS = 80;
const SIGNS = { pending: "·", completed: "✓", failed: "✗" } as const;
const COLORS = { pending: 2, running: 36, completed: 32, failed: 31 } as const;

export interface DisplayTarget {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

export interface StepDisplay {
  /** Something before the steps, e.g. "Starting the database". */
  note(text: string): void;
  update(steps: readonly ProgressStep[]): void;
  /** Draws the last state and gives the terminal back. Does nothing when called again. */
  close(): void;
}

export interface DisplayOptions {
  color: boolean;
  /** Milliseconds since 1970, for the times of running steps. */
  now?: () => number;
}

/** Shows the steps as they go: a list drawn again and again on a terminal, else one line for each change. */
export function stepDisplay(target: DisplayTarget, options: DisplayOptions): StepDisplay {
  return target.isTTY ? liveDisplay(target, options) : lineDisplay(target);
}

function lineDisplay(target: DisplayTarget): StepDisplay {
  const shown = new Map<string, string>();
  return {
    note: (text) => target.write(`${text}\n`),
    update(steps) {
      for (const step of steps) {
        if (shown.get(step.id) === step.status || step.status === "pending") continue;
        shown.set(step.id, step.status);
        const took = step.status === "running" ? "" : ` ${seconds(stepMs(step, 0))}`;
        target.write(`${step.status} ${step.label}${took}\n`);
      }
    },
    close: () => undefined,
  };
}

function liveDisplay(target: DisplayTarget, { color, now = Date.now }: DisplayOptions): StepDisplay {
  let heading = "";
  let steps: readonly ProgressStep[] = [];
  let drawn = 0;
  let frame = 0;
  let closed = false;
  const paint = (code: number, text: string) => (color ? `\x1b[${code}m${text}\x1b[0m` : text);

  function line(step: ProgressStep, width: number): string {
    const sign = step.status === "running" ? (FRAMES[frame % FRAMES.length] ?? "") : SIGNS[step.status];
    const time = step.startedAt ? seconds(stepMs(step, now())) : "";
    const room = Math.max(8, (target.columns || 80) - 14);
    const label = step.label.slice(0, room).padEnd(Math.min(width, room));
    return `  ${paint(COLORS[step.status], sign)} ${paint(step.status === "pending" ? 2 : 0, label)} ${paint(2, time)}`;
  }

  function draw(): void {
    const width = Math.max(0, ...steps.map((step) => step.label.length));
    const waiting = `  ${paint(36, FRAMES[frame % FRAMES.length] ?? "")} ${heading}`;
    const lines = steps.length > 0 ? steps.map((step) => line(step, width)) : heading ? [waiting] : [];
    const up = drawn > 0 ? `\x1b[${drawn}A\r` : "";
    target.write(`\x1b[?25l${up}\x1b[J${lines.map((text) => `${text}\n`).join("")}`);
    drawn = lines.length;
    frame += 1;
  }

  const timer = setInterval(draw, REDRAW_MS);
  timer.unref();
  return {
    note(text) {
      heading = text;
      if (!closed) draw();
    },
    update(next) {
      steps = next;
      if (!closed) draw();
    },
    close() {
      if (closed) return;
      closed = true;
      clearInterval(timer);
      if (steps.length === 0) heading = "";
      draw();
      target.write("\x1b[?25h");
    },
  };
}

/** Milliseconds that a step has taken; up to `now` while it runs. */
export function stepMs(step: ProgressStep, now: number): number {
  if (!step.startedAt) return 0;
  const end = step.finishedAt ? Date.parse(step.finishedAt) : now;
  return Math.max(0, end - Date.parse(step.startedAt));
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
