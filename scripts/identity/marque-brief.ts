import type { DesignBrief } from "@/lib/model/brief.schema";

/** The brief that Marque's own identity is made from. The rubine red and the name were there before the engine was. */
export const MARQUE_BRIEF: DesignBrief = {
  name: "Marque",
  businessIdea:
    "Software that turns one sentence about a business into a complete brand, drawn from scratch and checked by machine, the way a type foundry proofs its letters",
  targetAudience: "Founders and developers who start something new",
  style: "modern",
  techStack: "react",
  features: ["Logos", "Design tokens", "Component library"],
  seedColor: "#cb0048",
  choices: { pair: "bricolage-grotesque-archivo", mark: "stroke-letter/m-stencil-0" },
};

export const MARQUE_SEED = 1;
