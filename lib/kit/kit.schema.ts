import { z } from "zod";
import type { TechStack } from "@/lib/model/brief.schema";
import { keyboardRowSchema } from "./keyboard-row";
import type { StoryNode } from "./story";

const kebab = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: "must be kebab-case" });
const sentence = z.string().min(3);

export const KIT_GROUPS = ["Base", "Layout", "Interactive", "Forms", "Data", "Web3"] as const;

/** One choice that changes the look, e.g. `data-variant` with five values. */
const variantSchema = z.object({
  /** The property in React and Vue. */
  prop: z.string(),
  /** The attribute in the markup. */
  attribute: z.string().regex(/^data-[a-z-]+$/),
  description: sentence,
  default: z.string(),
  values: z.array(z.object({ value: kebab, use: sentence })).min(2),
});

/** A value that a caller gives, in React and Vue alike. */
const propSchema = z.object({
  name: z.string().regex(/^[a-zA-Z]+$/),
  /** As TypeScript writes it; lists are readonly. */
  type: z.string(),
  /** As TypeScript writes it; absent when required or when there is none. */
  default: z.string().optional(),
  required: z.boolean().optional(),
  description: sentence,
});

/** Content that a caller gives: a property of type ReactNode in React ("default" is `children`), a slot in Vue. */
const slotSchema = z.object({
  name: z.string().regex(/^[a-zA-Z]+$/),
  required: z.boolean().optional(),
  /** One content for each entry of a list, by its id: a record in React; in Vue a slot each, named by the id. */
  keyed: z.boolean().optional(),
  description: sentence,
});

/**
 * What a component tells: React `on<Name>`, Vue `@<name>`. With `model` it is also a value that the caller may hold: React
 * `<model>` and `default<Model>`, Vue `v-model:<model>` (`v-model` for "value").
 */
const eventSchema = z.object({
  name: z.string().regex(/^[a-z][a-zA-Z]+$/),
  /** TypeScript's type of what it is given. */
  type: z.string(),
  model: z
    .string()
    .regex(/^[a-z][a-zA-Z]+$/)
    .optional(),
  description: sentence,
});

/** An element of the markup, named by its class: the same class in every stack. */
const partSchema = z.object({
  className: z.string().regex(/^kit-[a-z-]+$/),
  element: z.string(),
  description: sentence,
});

const storySchema = z.object({
  /** Unique in the component. */
  id: kebab,
  title: z.string(),
  description: sentence.optional(),
  /** How the preview places the elements: side by side, below each other, or across the whole width. */
  layout: z.enum(["row", "stack", "full"]),
  content: z.array(z.custom<StoryNode>()).min(1),
});

/**
 * What one component is, for every stack. Its types, examples, property tables, documentation, stories, keyboard tests and
 * the comparison of the stacks come from this alone.
 */
export const kitComponentSchema = z.object({
  id: kebab,
  /** As people and React write it, e.g. "DataTable". */
  name: z.string().regex(/^[A-Z][A-Za-z]+$/),
  title: z.string(),
  group: z.enum(KIT_GROUPS),
  summary: sentence,
  /** Two or three sentences: when it is the right one, and when another is. */
  whenToUse: sentence,
  /** Types of `behaviours/<id>.ts` that properties name. */
  types: z.array(z.string()).optional(),
  variants: z.array(variantSchema),
  props: z.array(propSchema),
  slots: z.array(slotSchema),
  events: z.array(eventSchema),
  parts: z.array(partSchema).min(1),
  states: z.array(z.object({ name: z.string(), markup: z.string(), description: sentence })),
  aria: z.array(z.object({ on: z.string(), rule: sentence })),
  keys: z.array(keyboardRowSchema),
  /** Custom properties of the component tier and others that it reads, e.g. "--component-button-radius". */
  tokens: z.array(z.string().regex(/^--[a-z0-9-]+$/)).min(1),
  guidance: z.object({ do: z.array(sentence).min(1), dont: z.array(sentence).min(1) }),
  stories: z.array(storySchema).min(1),
});

export type KitComponent = z.infer<typeof kitComponentSchema>;
export type KitStory = z.infer<typeof storySchema>;
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

/** The brand's mark in the markup of the HTML project: each theme shows its own of two pictures. */
export const BRAND_MARK =
  '<img class="kit-on-light" src="assets/icon.svg" alt="" /><img class="kit-on-dark" src="assets/icon-reversed.svg" alt="" />';

/** One story as each stack's own source. */
export type ExampleSources = Readonly<Record<TechStack, string>>;
