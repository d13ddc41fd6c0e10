import { z } from "zod";
import { techStackSchema } from "@/lib/model/brief.schema";

const kebab = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: "must be kebab-case" });
const sentence = z.string().min(3);

export const KIT_GROUPS = ["Actions", "Forms", "Content", "Feedback", "Navigation", "Overlays"] as const;

/** One choice that changes the look, e.g. `data-variant` with five values. */
const variantSchema = z.object({
  /** The property in React and Vue. */
  prop: z.string(),
  /** The attribute in the markup. */
  attribute: z.string().regex(/^data-[a-z-]+$/),
  default: z.string(),
  values: z.array(z.object({ value: kebab, use: sentence })).min(2),
});

const propSchema = z.object({
  name: z.string().regex(/^(?:[a-zA-Z]+|v-model(?::[a-z]+)?)$/),
  /** Where it is a property; everywhere when absent. Markup has attributes instead: see `variants` and `states`. */
  stacks: z.array(techStackSchema).min(1).optional(),
  /** As TypeScript writes it. */
  type: z.string(),
  /** As TypeScript writes it; absent when required or when there is none. */
  default: z.string().optional(),
  required: z.boolean().optional(),
  description: sentence,
});

/** An element of the markup, named by its class: the same class in every stack. */
const partSchema = z.object({
  className: z.string().regex(/^kit-[a-z-]+$/),
  element: z.string(),
  description: sentence,
});

const exampleSchema = z.object({
  /** Unique in the component. */
  id: kebab,
  title: z.string(),
  description: sentence.optional(),
  /** How the preview places the elements: side by side, below each other, or across the whole width. */
  layout: z.enum(["row", "stack", "full"]),
  /** Trusted markup of our own without any brand's text; ids are unique in the whole catalogue. */
  html: z.string().startsWith("<"),
});

/**
 * What one component is, for every stack: the documentation prints it, the templates keep it, and the tests hold the
 * templates to it.
 */
export const kitComponentSchema = z.object({
  id: kebab,
  /** As people and React write it, e.g. "DataTable". */
  name: z.string().regex(/^[A-Z][A-Za-z]+$/),
  title: z.string(),
  group: z.enum(KIT_GROUPS),
  summary: sentence,
  /** Stacks that have it. */
  stacks: z.array(techStackSchema).min(1),
  /** File below `behaviours/` without extension, when it needs a script. */
  behaviour: kebab.optional(),
  variants: z.array(variantSchema),
  props: z.array(propSchema).min(1),
  slots: z.array(
    z.object({ name: z.string(), stacks: z.array(techStackSchema).optional(), description: sentence }),
  ),
  parts: z.array(partSchema).min(1),
  states: z.array(z.object({ name: z.string(), markup: z.string(), description: sentence })),
  aria: z.array(z.object({ on: z.string(), rule: sentence })),
  keys: z.array(z.object({ keys: z.string(), does: sentence })),
  /** Custom properties of the component tier and others that it reads, e.g. "--component-button-radius". */
  tokens: z.array(z.string().regex(/^--[a-z0-9-]+$/)).min(1),
  guidance: z.object({ do: z.array(sentence).min(1), dont: z.array(sentence).min(1) }),
  examples: z.array(exampleSchema).min(1),
  /** How it is used in the stacks that have components, as source text. */
  usage: z.object({ react: z.string().optional(), vue: z.string().optional() }),
});

export type KitComponent = z.infer<typeof kitComponentSchema>;
export type KitExample = z.infer<typeof exampleSchema>;
export type KitGroup = (typeof KIT_GROUPS)[number];

/** The brand's texts as `brand.ts` and `brand.js` hold them: the only thing in a kit that a person typed. */
export const kitBrandSchema = z.object({
  name: z.string().min(1),
  tagline: z.string(),
  /** BCP 47. */
  language: z.string(),
  direction: z.enum(["ltr", "rtl"]),
});
export type KitBrand = z.infer<typeof kitBrandSchema>;

/** The brand's mark in an example's markup, as the HTML project has it: each theme shows its own of two pictures. */
export const BRAND_MARK =
  '<img class="kit-on-light" src="assets/icon.svg" alt="" /><img class="kit-on-dark" src="assets/icon-reversed.svg" alt="" />';
