import type { Analytics } from "@/lib/certificate/analytics.schema";

/** How certificates are spread over wallets, and the wallets that hold the most. */
export function Holders({ holdings, topHolders }: Pick<Analytics, "holdings" | "topHolders">) {
  const most = Math.max(1, ...holdings.map(({ holders }) => holders));
  return (
    <section aria-labelledby="holders-title" className="min-w-0">
      <h2 id="holders-title" className="text-2xl font-bold tracking-[-0.015em]">
        Holders
      </h2>
      <table className="mt-5 w-full border-collapse tabular-nums">
        <caption className="pb-2 text-start text-ink-soft">
          Wallets by how many certificates they hold
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Certificates</th>
            <th scope="col">Wallets</th>
          </tr>
        </thead>
        <tbody>
          {holdings.map(({ label, holders }) => (
            <tr key={label}>
              <th scope="row" className="w-px py-1 pe-4 text-start font-normal whitespace-nowrap">
                {label}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-3">
                  {holders > 0 && (
                    <span
                      aria-hidden="true"
                      className="h-5 bg-accent forced-color-adjust-none"
                      style={{ width: `calc((100% - 4rem) * ${holders / most})` }}
                    />
                  )}
                  {holders.toLocaleString("en")}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="mt-6 font-semibold">Who holds the most</h3>
      <ol className="mt-2 border-t border-rule">
        {topHolders.map(({ address, certificates }) => (
          <li key={address} className="flex items-center justify-between gap-6 border-b border-rule">
            <a
              href={`/wallet/owner/${address}`}
              className="text-link inline-flex min-h-11 min-w-0 items-center font-mono text-sm break-all"
            >
              {address}
            </a>
            <span className="shrink-0 tabular-nums">{certificates.toLocaleString("en")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
