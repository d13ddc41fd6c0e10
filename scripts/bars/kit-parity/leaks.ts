import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, CDPSession, Page } from "@playwright/test";
import type { KitComponent } from "@/lib/kit/kit.schema";
import type { TechStack } from "@/lib/model/brief.schema";
import { serveFolder } from "../kit-project";
import { buildStack, type OpenProject } from "./build-projects";
import { watchLeaks } from "./watch-leaks";

/** How often a story is inserted and removed. */
const TIMES = 100;
/** How often before the first count, so that caches are full by then. */
const WARM_UP_TIMES = 10;
/** Nodes and listeners that the browser may keep of all insertions together; one left by each of them is ten times that. */
const SLACK = 10;

interface Counts {
  readonly listeners: number;
  readonly timers: number;
  readonly observers: number;
  readonly nodes: number;
  readonly allListeners: number;
}

/**
 * Inserts and removes every story of every component a hundred times in each stack, opened and with the focus in it, and
 * counts what is left: listeners (on window, document and media queries, and all that the browser knows), timers,
 * observers, nodes.
 * @returns what is left, in words
 */
export async function findLeaks(
  browser: Browser,
  root: string,
  projects: readonly OpenProject[],
  components: readonly KitComponent[],
): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addInitScript(watchLeaks);
  const found = new Map<string, string[]>();
  for (const { stack, folder, storyUrl } of projects) {
    const harness = stack === "html" ? undefined : await openHarness(root, stack, folder);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (harness) await page.goto(harness.url);
    for (const { id, stories } of components) {
      for (const story of stories) {
        if (!harness) await page.goto(storyUrl(id, story.id));
        await insert(page, id, story.id, WARM_UP_TIMES);
        const before = await count(page, session);
        await insert(page, id, story.id, TIMES);
        const after = await count(page, session);
        const left = difference(before, after);
        const name = `${id}/${story.id}`;
        found.set(name, [...(found.get(name) ?? []), `${stack} ${left.text}`]);
        problems.push(
          ...left.problems.map((text) => `${stack} ${name}: ${text} left after ${TIMES} insertions`),
        );
      }
    }
    await page.close();
    harness?.close();
  }
  for (const [name, texts] of found) console.log(`${name.padEnd(28)} ${texts.join("  ")}`);
  await context.close();
  return problems;
}

async function insert(page: Page, component: string, story: string, times: number): Promise<void> {
  await page.evaluate(
    async ([component, story, times]) => {
      const { kitLeaks } = window as unknown as { kitLeaks: KitLeaks };
      const mount = kitLeaks.mount ?? kitLeaks.mountMarkup;
      for (let at = 0; at < times; at += 1) {
        const unmount = mount(component, story);
        await kitLeaks.rest();
        kitLeaks.use();
        await kitLeaks.rest();
        unmount();
        await kitLeaks.rest();
      }
    },
    [component, story, times] as const,
  );
}

/** What the page has for this; `mount` comes from the harness of React or Vue. */
export interface KitLeaks {
  readonly mount?: (component: string, story: string) => () => void;
  readonly mountMarkup: (component: string, story: string) => () => void;
  /** Opens what opens, and moves the focus into it. */
  readonly use: () => void;
  readonly rest: (ms?: number) => Promise<void>;
  readonly counts: () => Pick<Counts, "listeners" | "timers" | "observers">;
}

async function count(page: Page, session: CDPSession): Promise<Counts> {
  await page.evaluate(() => (window as unknown as { kitLeaks: KitLeaks }).kitLeaks.rest(300));
  const counts = await page.evaluate(() => (window as unknown as { kitLeaks: KitLeaks }).kitLeaks.counts());
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { ...counts, nodes, allListeners: jsEventListeners };
}

function difference(before: Counts, after: Counts): { text: string; problems: string[] } {
  const more = (name: keyof Counts) => after[name] - before[name];
  const problems = (["listeners", "timers", "observers"] as const)
    .filter((name) => more(name) > 0)
    .map((name) => `${more(name)} ${name}`);
  if (more("nodes") > SLACK) problems.push(`${more("nodes")} nodes`);
  if (more("allListeners") > SLACK) problems.push(`${more("allListeners")} listeners of elements`);
  const text = [
    `${more("listeners")}+${more("allListeners")} listeners`,
    `${more("timers")} timers`,
    `${more("observers")} observers`,
    `${more("nodes")} nodes`,
  ].join(" ");
  return { text, problems };
}

const ENTRIES: Record<Exclude<TechStack, "html">, string> = {
  react: `import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ToastProvider } from "./components/toast";
import { examples } from "./examples";

const root = createRoot(document.querySelector("main"));
const show = (content) => flushSync(() => root.render(content));
window.kitLeaks.mount = (component, story) => {
  const { Story } = examples.find(({ id }) => id === component).stories.find(({ id }) => id === story);
  show(createElement(ToastProvider, null, createElement(Story)));
  return () => show(null);
};
`,
  vue: `import { createApp, h } from "vue";
import KitToast from "./components/kit-toast.vue";
import { examples } from "./examples";

window.kitLeaks.mount = (component, story) => {
  const { Stories } = examples.find(({ id }) => id === component);
  const app = createApp({ render: () => h(KitToast, null, { default: () => h(Stories, { story }) }) });
  app.mount("main");
  return () => app.unmount();
};
`,
};

/** Builds a page that can insert and remove every example of a project; no part of the project. */
async function openHarness(
  root: string,
  stack: Exclude<TechStack, "html">,
  folder: string,
): Promise<{ url: string; close: () => void }> {
  mkdirSync(folder, { recursive: true });
  const styles = ["brand", "kit"].map((name) => `import "./styles/${name}.css";\n`).join("");
  writeFileSync(path.join(folder, "src/leaks.js"), styles + ENTRIES[stack]);
  writeFileSync(
    path.join(folder, "leaks.html"),
    '<!doctype html><html lang="en"><body class="kit-page"><main></main><script type="module" src="/src/leaks.js"></script></body></html>',
  );
  await buildStack(root, stack, { input: "leaks.html", outDir: "dist-leaks" });
  const { url, close } = await serveFolder(path.join(folder, "dist-leaks"));
  return { url: `${url}leaks.html`, close };
}
