import { type Container, drawContainers } from "../containers";
import { between, type Family, type MarkIdea } from "../family";
import { boundingBox, translate } from "../outline";
import { subtract } from "../path-boolean";
import { fitOptically } from "../placement";
import type { MarkSymbol } from "../symbols/symbol";

/** A thing of the trade opened in a simple solid, at rest in it or growing out of its edge. */
export const symbolContainer: Family = {
  id: "symbol-container",
  styles: { minimal: 0.1, modern: 0.1, bold: 0.1, classic: 0.2 },
  draw({ random, symbols }) {
    const chosen = symbols.slice(0, 4);
    const forms = drawContainers(random, 6);
    return forms.flatMap((form, index) => {
      const symbol = chosen[index % chosen.length]!;
      const drawn = symbol.draw(random);
      if (form.bleeds && index % 2 === 1) {
        const size = between(random, 80, 88);
        const fitted = fitOptically(drawn, size);
        const box = boundingBox(fitted)!;
        const cut = translate(fitted, 0, 51 - box.maxY);
        return mark(symbol, form, subtract(form.outline, cut), "grows");
      }
      const cut = translate(fitOptically(drawn, form.room * between(random, 1, 1.14)), 0, form.drop);
      return mark(symbol, form, subtract(form.outline, cut), "rests");
    });
  },
};

function mark(
  symbol: MarkSymbol,
  form: Container,
  outline: ReturnType<typeof subtract>,
  how: string,
): MarkIdea {
  return {
    family: "symbol-container",
    variant: `${symbol.id} ${form.name} ${how}`,
    concept:
      how === "grows"
        ? `${symbol.name} growing out of a ${form.name}`
        : `${symbol.name} opened in a ${form.name}`,
    motifs: [`symbol:${symbol.id}`],
    roundness: form.roundness,
    symmetry: "symmetric",
    parts: [{ outline, fill: "primary" }],
  };
}
