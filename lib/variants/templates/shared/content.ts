/** What the designs say and show, by their letters; files are below the folder of the design. */
export interface DesignContent {
  readonly name: string;
  readonly tagline: string;
  readonly oneLiner: string;
  readonly action: string;
  readonly logo: { readonly src: string; readonly width: number; readonly height: number };
}

export const content: Readonly<Record<string, DesignContent>> = {
  a: {
    name: "Brewly",
    tagline: "Coffee by bicycle.",
    oneLiner: "Freshly roasted coffee, brought by bicycle.",
    action: "Learn more",
    logo: { src: "a/logos/combination/brewly-combination-white.svg", width: 400, height: 100 },
  },
};
