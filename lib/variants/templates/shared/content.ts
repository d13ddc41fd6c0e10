import type { DesignContent } from "./design-content";

/** The designs by their letters. */
export const content: Readonly<Record<string, DesignContent>> = {
  a: {
    name: "Brewly",
    tagline: "Coffee by bicycle.",
    oneLiner: "Freshly roasted coffee, brought by bicycle.",
    action: "Learn more",
    logo: { src: "a/logos/combination/brewly-combination-white.svg", width: 400, height: 100 },
  },
};
