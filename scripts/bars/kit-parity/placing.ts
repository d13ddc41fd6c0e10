import type { Browser, BrowserContext } from "@playwright/test";
import type { KitComponent } from "@/lib/kit/kit.schema";
import type { OpenProject } from "./build-projects";

/** Whether something of it is placed at an anchor. */
export const isFloating = ({ parts }: KitComponent) =>
  parts.some(({ className }) => className === "kit-float");

/**
 * A profile whose browser knows no CSS anchor positioning. Chromium has no switch for it any more, so the style sheets lose
 * the property, and `CSS.supports` says what such a browser says.
 */
export async function openWithoutAnchors(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...args: string[]) =>
      !args.join().includes("position-area") && supports.apply(CSS, args as [string]);
  });
  await context.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("position-area", "x-area") });
  });
  return context;
}

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 390, height: 640 },
] as const;
/** Where the anchors stand in the window, by the insets of the story. */
const CORNERS = [
  "8px auto auto 8px",
  "8px 8px auto auto",
  "auto 8px 8px auto",
  "auto auto 8px 8px",
  "45% auto auto 40%",
];
const CLOSE_PX = 1.5;

/**
 * Opens every float of the components' stories in each corner of two windows, in both directions of text, after a change
 * of the window and after scrolling: with and without CSS anchor positioning it has to stand at the same place, and inside.
 * @returns where it does not, and how many places were compared
 */
export async function comparePlaces(
  browser: Browser,
  { storyUrl }: OpenProject,
  components: readonly KitComponent[],
): Promise<{ problems: string[]; places: number }> {
  const contexts = [await browser.newContext({ reducedMotion: "reduce" }), await openWithoutAnchors(browser)];
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const problems: string[] = [];
  let places = 0;
  for (const { id, stories } of components.filter(isFloating)) {
    for (const story of stories) {
      for (const direction of ["ltr", "rtl"]) {
        for (const page of pages) await page.goto(storyUrl(id, story.id));
        for (const size of WINDOWS) {
          for (const corner of CORNERS) {
            const found: Place[][] = [];
            for (const page of pages) {
              await page.bringToFront();
              await page.setViewportSize(size);
              found.push(await page.evaluate(openAll, { corner, direction }));
            }
            const [native = [], own = []] = found;
            native.forEach((place, at) => {
              places += 1;
              const other = own[at];
              const label = `${id}/${story.id} ${direction} ${size.width} px, ${corner}, ${place.name}`;
              const off = other && Math.max(Math.abs(place.x - other.x), Math.abs(place.y - other.y));
              if (!other || off! > CLOSE_PX)
                problems.push(`${label}: ${JSON.stringify(place)} by CSS, ${JSON.stringify(other)} without`);
              for (const { x, y, right, bottom } of other ? [other] : [])
                if (x < 0 || y < 0 || right > size.width || bottom > size.height)
                  problems.push(`${label}: outside of the window`);
            });
          }
        }
      }
    }
  }
  for (const context of contexts) await context.close();
  return { problems, places };
}

interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

/** Runs in the page: opens one float after the other, once at rest and once more after its anchor moved by scrolling. */
async function openAll({ corner, direction }: { corner: string; direction: string }): Promise<Place[]> {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  document.documentElement.dir = direction;
  document.body.style.minBlockSize = "200vh";
  scrollTo(0, 0);
  const stage = document.querySelector<HTMLElement>(".gallery-stage")!;
  Object.assign(stage.style, {
    position: "absolute",
    inset: corner,
    inlineSize: "max-content",
    maxInlineSize: "90vw",
  });
  const places: Place[] = [];
  for (const float of stage.querySelectorAll<HTMLElement>(".kit-float")) {
    const source =
      document.querySelector<HTMLElement>(`[popovertarget="${float.id}"]`) ?? float.previousElementSibling;
    for (const scrolled of [0, 12]) {
      scrollTo(0, 0);
      float.showPopover({ source: source as HTMLElement });
      await frames();
      scrollTo(0, scrolled);
      await frames();
      const { x, y, right, bottom } = float.getBoundingClientRect();
      const name = `${float.dataset.placement} scrolled ${scrolled}`;
      places.push({
        name,
        x: Math.round(x),
        y: Math.round(y),
        right: Math.round(right),
        bottom: Math.round(bottom),
      });
      float.hidePopover();
    }
  }
  return places;
}
