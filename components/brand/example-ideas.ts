import type { BriefDraft } from "./brief-draft";

/** Briefs to start from, as different in trade, tone and stack as the product has to cope with. */
export const EXAMPLE_IDEAS: readonly (Pick<
  BriefDraft,
  "businessIdea" | "targetAudience" | "style" | "techStack" | "features"
> & { title: string })[] = [
  {
    title: "Night bakery",
    businessIdea:
      "A bakery that opens at nine in the evening and bakes sourdough and cinnamon rolls for people on night shifts.",
    targetAudience: "Nurses, drivers and students who are awake when everyone else sleeps",
    style: "bold",
    techStack: "html",
    features: ["Opening hours", "Pre-order"],
  },
  {
    title: "Roof solar co-op",
    businessIdea:
      "A cooperative that puts solar panels on apartment roofs and shares the savings fairly between all tenants.",
    targetAudience: "Tenants and small landlords in mid-sized cities",
    style: "modern",
    techStack: "react",
    features: ["Savings calculator", "Member sign-up"],
  },
  {
    title: "Watch repair",
    businessIdea:
      "A workshop that restores mechanical wristwatches by post, with a film of every repair and a two-year guarantee.",
    targetAudience: "People who inherited a watch and collectors who want it kept original",
    style: "classic",
    techStack: "html",
    features: ["Repair tracking", "Price list"],
  },
  {
    title: "Invoice software",
    businessIdea:
      "Software that reads the invoices of small building firms and says every Friday which payments are late.",
    targetAudience: "Owners of building firms with five to fifty employees",
    style: "minimal",
    techStack: "react",
    features: ["Dashboard", "Weekly report"],
  },
  {
    title: "Climbing school",
    businessIdea:
      "An indoor climbing school where children and their grandparents learn to climb together in small groups.",
    targetAudience: "Families with children from six to twelve and active grandparents",
    style: "bold",
    techStack: "vue",
    features: ["Course booking"],
  },
  {
    title: "Tea import",
    businessIdea:
      "We import single-garden tea from Nepal, roast nothing, blend nothing, and print the picking date on each tin.",
    targetAudience: "Tea drinkers who care where and when their tea was picked",
    style: "minimal",
    techStack: "vue",
    features: ["Online shop", "Subscription"],
  },
];
