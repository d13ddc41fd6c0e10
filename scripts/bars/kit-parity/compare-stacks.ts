import type { Page } from "@playwright/test";
import { type AccessibleNode, accessibleTree } from "./accessible-tree";
import { markupOutline } from "./markup-outline";

/** What a page says to assistive technology, and the markup that says it. */
export interface Snapshot {
  readonly tree: readonly AccessibleNode[];
  readonly outline: readonly string[];
}

export async function snapshot(page: Page): Promise<Snapshot> {
  return { tree: await accessibleTree(page), outline: await markupOutline(page) };
}

/** Where a snapshot differs from another, in words; nothing when they are deeply equal. */
export function differences(expected: Snapshot, found: Snapshot): string[] {
  const tree = firstDifference(lines(expected.tree), lines(found.tree));
  const outline = firstDifference(expected.outline, found.outline);
  return [...(tree ? [`accessible tree: ${tree}`] : []), ...(outline ? [`markup: ${outline}`] : [])];
}

function lines(tree: readonly AccessibleNode[], depth = 0): string[] {
  return tree.flatMap(({ content, ...node }) => [
    `${" ".repeat(depth)}${JSON.stringify(node)}`,
    ...lines((content as AccessibleNode[] | undefined) ?? [], depth + 1),
  ]);
}

function firstDifference(expected: readonly string[], found: readonly string[]): string | undefined {
  const at = Array.from({ length: Math.max(expected.length, found.length) }, (_, index) => index).find(
    (index) => expected[index] !== found[index],
  );
  return at === undefined
    ? undefined
    : `line ${at + 1}: ${expected[at] ?? "(nothing)"} ≠ ${found[at] ?? "(nothing)"}`;
}
