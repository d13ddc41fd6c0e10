import { find, findAll } from "./dom";
import { listen } from "./listen";

/** The values after one thumb moves: it cannot pass the other one. */
export function moveThumb(values: readonly number[], index: number, value: number): number[] {
  const clamped = index === 0 ? Math.min(value, values[1] ?? value) : Math.max(value, values[0] ?? value);
  return values.map((one, at) => (at === index ? clamped : one));
}

/** "40 %", "4 – 12 hours" */
export function sliderText(values: readonly number[], unit?: string): string {
  return [values.join(" – "), unit].filter(Boolean).join(" ");
}

/** Custom properties of the track: which part of it is coloured, and whether the first thumb lies on top, to be reached at the end. */
export function sliderStyle(values: readonly number[], min: number, max: number): Record<string, string> {
  const part = (value: number) => (value - min) / (max - min || 1);
  const start = values.length > 1 ? part(values[0] ?? min) : 0;
  return {
    "--slider-start": `${start}`,
    "--slider-end": `${part(values.at(-1) ?? min)}`,
    "--slider-top": start > 0.5 ? "1" : "0",
  };
}

/** Keeps line, text and the order of two thumbs right while they move. @returns a function that ends it */
export function enhanceSlider(root: HTMLElement): () => void {
  const inputs = findAll<HTMLInputElement>(root, "input");
  return listen(root, {
    input({ target }) {
      const input = target as HTMLInputElement;
      const index = inputs.indexOf(input);
      const values = moveThumb(
        inputs.map((one) => one.valueAsNumber),
        index,
        input.valueAsNumber,
      );
      const { unit } = root.dataset;
      input.value = `${values[index]}`;
      if (unit) input.setAttribute("aria-valuetext", sliderText([values[index] ?? 0], unit));
      const style = sliderStyle(values, Number(input.min), Number(input.max));
      for (const [name, value] of Object.entries(style)) input.parentElement?.style.setProperty(name, value);
      const text = find(root, ".kit-slider-value");
      if (text) text.textContent = sliderText(values, unit);
    },
  });
}
