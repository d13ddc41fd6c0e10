/** What the deck itself says, beside the brand's own words. `{amount}` is a sum of money, `{name}` the brand. */
export interface DeckPhrases {
  readonly problem: string;
  readonly solution: string;
  readonly whyNow: string;
  readonly market: string;
  readonly product: string;
  readonly model: string;
  readonly competition: string;
  readonly team: string;
  readonly ask: string;
  readonly whatChanged: string;
  readonly choices: string;
  readonly whoBuilds: string;
  readonly raising: string;
  readonly total: string;
  readonly reachable: string;
  readonly target: string;
  readonly revenue: string;
  readonly source: string;
  readonly thousand: string;
  readonly million: string;
  readonly billion: string;
  readonly gaps: {
    readonly problem: string;
    readonly problemPoints: readonly [string, string, string];
    readonly whyNow: readonly [string, string, string];
    readonly sizes: string;
    readonly source: string;
    readonly features: string;
    readonly model: string;
    readonly price: string;
    readonly priceLabel: string;
    readonly competitor: string;
    readonly difference: string;
    readonly ours: string;
    readonly member: string;
    readonly role: string;
    readonly when: string;
    readonly milestone: string;
    readonly revenue: string;
    readonly ask: string;
    readonly percent: string;
    readonly use: string;
    readonly contact: string;
    readonly words: string;
  };
}
