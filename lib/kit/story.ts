/**
 * A story of a component, as data: from it come the examples of every stack (printed as React, as Vue and as markup), the
 * previews of the documentation and what the tests open. Trusted content of our own.
 */
export type StoryNode = string | StoryElement | BrandText | BrandMark;

/** A component of the kit by its name ("Button"), or an HTML element in small letters. */
export interface StoryElement {
  readonly element: string;
  readonly props: Readonly<Record<string, StoryValue>>;
  readonly children: readonly StoryNode[];
}

/** The brand's own words: always text, never markup. */
export interface BrandText {
  readonly brandText: "name" | "tagline";
}

/** The brand's mark, a picture for light and one for dark grounds. */
export interface BrandMark {
  readonly brandMark: true;
}

/** A press shows this message (property `onClick` of a button). */
export interface ToastAction {
  readonly toast: Readonly<Record<"title" | "text" | "variant", string | undefined>>;
}

/** Several nodes as the content of a slot that is not the default one. */
export interface StoryNodes {
  readonly nodes: readonly StoryNode[];
}

/** The contents of a slot that is keyed, by the ids of a list's entries. */
export interface KeyedNodes {
  readonly keyed: Readonly<Record<string, readonly StoryNode[]>>;
}

type Data = string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data | undefined };
export type StoryValue = Data | StoryElement | BrandText | BrandMark | ToastAction | StoryNodes | KeyedNodes;

/** An element with properties and children. Properties of HTML elements bear HTML's names: class, for, tabindex. */
export function el(
  element: string,
  props: Readonly<Record<string, StoryValue>> = {},
  ...children: StoryNode[]
): StoryElement {
  return { element, props, children };
}

export const nodes = (...content: StoryNode[]): StoryNodes => ({ nodes: content });
export const keyed = (contents: Readonly<Record<string, readonly StoryNode[]>>): KeyedNodes => ({
  keyed: contents,
});
export const brandName: BrandText = { brandText: "name" };
export const brandTagline: BrandText = { brandText: "tagline" };
export const brandMark: BrandMark = { brandMark: true };

export function toast(title: string, text?: string, variant?: string): ToastAction {
  return { toast: { title, text, variant } };
}

/** A drawing of 20 × 20 units with strokes, hidden from assistive technology. */
export function icon(path: string): StoryElement {
  return el("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, el("path", { d: path }));
}

export const ICONS = {
  plus: icon("M10 4v12M4 10h12"),
  arrow: icon("M4 10h12m-5-5 5 5-5 5"),
  check: icon("m4 10.5 4 4 8-9"),
  search: icon("M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4"),
  bell: icon("M10 3a5 5 0 0 0-5 5v3l-1.5 3h13L15 11V8a5 5 0 0 0-5-5Zm-2 13a2 2 0 0 0 4 0"),
  home: icon("M3.5 9 10 3.5 16.5 9v7.5h-4v-5h-5v5h-4Z"),
  file: icon("M5 2.5h6.5L15 6v11.5H5Zm6 0V6.5h4"),
  gear: icon(
    "M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm0-4.5v2m0 11v2M2.5 10h2m11 0h2M4.7 4.7l1.4 1.4m7.8 7.8 1.4 1.4m0-10.6-1.4 1.4m-7.8 7.8-1.4 1.4",
  ),
  person: icon("M10 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 17a6 6 0 0 1 12 0"),
} as const;

export function isElement(value: unknown): value is StoryElement {
  return typeof value === "object" && value !== null && "element" in value && "children" in value;
}

export function isNodes(value: unknown): value is StoryNodes {
  return typeof value === "object" && value !== null && "nodes" in value;
}

export function isToast(value: unknown): value is ToastAction {
  return typeof value === "object" && value !== null && "toast" in value;
}

export function isBrandText(value: unknown): value is BrandText {
  return typeof value === "object" && value !== null && "brandText" in value;
}

export function isBrandMark(value: unknown): value is BrandMark {
  return typeof value === "object" && value !== null && "brandMark" in value;
}

export function isKeyed(value: unknown): value is KeyedNodes {
  return typeof value === "object" && value !== null && "keyed" in value;
}
