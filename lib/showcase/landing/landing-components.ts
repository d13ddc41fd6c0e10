import { capitalize } from "@/lib/model/letter-case";
import { html, type Markup } from "../html";
import type { Landing } from "./landing-part";

/** A component's page of the documentation, in either of the layouts that it has had. */
const PAGE = /^docs\/(?:components\/|component-)([a-z0-9-]+)\.html$/;

/** The components as they are installed, in a frame of their own: the documentation's pages, chosen by plain links. */
export function componentsSection({ input, words }: Landing): Markup | null {
  const pages = input.files.flatMap(({ path }) => {
    const [, name] = PAGE.exec(path) ?? [];
    return name && name !== "index" ? [{ path, name }] : [];
  });
  const first = pages.find(({ name }) => name === "button") ?? pages[0];
  if (!first) return null;
  return html`<p class="lead">${words.componentsLead}</p>
<div class="components">
<ul class="component-list" lang="en" dir="ltr">${pages.map(({ path, name }) => html`<li><a href="${path}" target="component">${titleOf(name)}</a></li>`)}</ul>
<iframe class="component-frame" name="component" src="${first.path}" title="${words.components}" loading="lazy"></iframe>
</div>
<p class="more"><a href="docs/index.html">${words.documentation}</a></p>`;
}

const titleOf = (name: string): string => name.split("-").map(capitalize).join(" ");
