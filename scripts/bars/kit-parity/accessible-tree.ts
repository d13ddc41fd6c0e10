import type { Page } from "@playwright/test";

/** What assistive technology is told of one element. */
export interface AccessibleNode {
  readonly role: string;
  readonly name?: string;
  readonly [property: string]: unknown;
}

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: unknown };
  properties?: { name: string; value: { value?: unknown; relatedNodes?: { text?: string }[] } }[];
  childIds?: string[];
}

/** Differs from page to page without meaning anything. */
const LEFT_OUT = new Set(["url", "focusable"]);

/**
 * The page's whole accessibility tree as Chromium gives it: roles, names, descriptions, values, all properties, in order.
 * Boxes without role and name are passed over, because they say nothing; texts that follow each other are one.
 */
export async function accessibleTree(page: Page): Promise<AccessibleNode[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await session.send("Accessibility.getFullAXTree")) as unknown as { nodes: AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const root = nodes[0];
    return root ? childrenOf(root, byId) : [];
  } finally {
    await session.detach();
  }
}

function childrenOf(node: AxNode, byId: ReadonlyMap<string, AxNode>): AccessibleNode[] {
  const children = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child ? plain(child, byId) : [];
  });
  return joinTexts(children);
}

function plain(node: AxNode, byId: ReadonlyMap<string, AxNode>): AccessibleNode[] {
  const role = node.role?.value ?? "none";
  const name = node.name?.value.trim().replace(/\s+/g, " ") ?? "";
  if (role === "InlineTextBox") return [];
  if (role === "StaticText") return name ? [{ role: "text", name }] : [];
  const content = childrenOf(node, byId);
  if (node.ignored || ((role === "generic" || role === "none") && !name)) return content;
  const properties = Object.fromEntries(
    (node.properties ?? [])
      .filter(({ name }) => !LEFT_OUT.has(name))
      .map(({ name, value }) => [
        name,
        value.relatedNodes?.map(({ text }) => text?.trim() ?? "") ?? value.value,
      ])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
  return [
    {
      role,
      ...(name ? { name } : {}),
      ...(node.description?.value ? { description: node.description.value.trim().replace(/\s+/g, " ") } : {}),
      ...(node.value?.value === undefined ? {} : { value: node.value.value }),
      ...properties,
      ...(content.length > 0 ? { content } : {}),
    },
  ];
}

function joinTexts(nodes: readonly AccessibleNode[]): AccessibleNode[] {
  const joined: AccessibleNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.role === "text" && last?.role === "text") {
      joined[joined.length - 1] = { role: "text", name: `${last.name} ${node.name}` };
    } else joined.push(node);
  }
  return joined;
}
