import type { ContrastPair } from "@/lib/palette/palette.schema";

const HEADINGS = ["Theme", "Sample", "In front", "Behind", "Ratio", "Needed"] as const;

/** Every measured pair of colors, with a sample of it. */
export function PairTable({ pairs }: { pairs: readonly ContrastPair[] }) {
  return (
    <table className="w-full min-w-[40rem] border-collapse text-left text-sm tabular-nums">
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col" className="border-b border-ink py-2 pr-4 font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.theme}${pair.foreground}${pair.background}`} className="border-b border-rule">
            <td className="py-1.5 pr-4">{pair.theme}</td>
            <td className="py-1.5 pr-4">
              <span
                aria-hidden="true"
                className="grid h-7 w-12 place-items-center border border-rule"
                style={{ background: pair.backgroundHex }}
              >
                <span className="size-3 rounded-full" style={{ background: pair.foregroundHex }} />
              </span>
            </td>
            <td className="py-1.5 pr-4">{pair.foreground}</td>
            <td className="py-1.5 pr-4">{pair.background}</td>
            <td className="py-1.5 pr-4 font-semibold">{pair.ratio.toFixed(2)}</td>
            <td className="py-1.5">{pair.required}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
