import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { ARMS, WEIGHTS } from "./axes";
import { armOf } from "./templates/shared/assign";

const SCRIPT = readFileSync("lib/variants/templates/html/variants.js", "utf8");
const experiment = {
  key: "mx_0123456789abcdefghij",
  arms: ARMS,
  weights: WEIGHTS,
  collector: "https://x.example",
};

/** A page that runs the script in its head, as far as the script sees it. */
function openPage({ cookie = "", visitor }: { cookie?: string; visitor?: string } = {}) {
  const written: string[] = [];
  const fetched = vi.fn(async (_url: string, _init: { body: string }) =>
    Promise.reject(new Error("offline")),
  );
  const sendBeacon = vi.fn();
  const page = {
    document: {
      documentElement: {
        dataset: { ...(visitor && { marqueVisitor: visitor }) },
        setAttribute: () => undefined,
      },
      currentScript: null,
      addEventListener: () => undefined,
      get cookie() {
        return cookie;
      },
      set cookie(entry: string) {
        written.push(entry);
        cookie = entry.split(";")[0]!;
      },
    },
    localStorage: { getItem: () => null, setItem: () => undefined },
    location: { protocol: "https:" },
    navigator: { webdriver: false, sendBeacon },
    crypto,
    fetch: fetched,
    setTimeout: (run: () => void) => run(),
    marqueVariants: undefined as unknown as { start(given: typeof experiment): string; track(): void },
  };
  runInNewContext(SCRIPT, page);
  return { design: page.marqueVariants.start(experiment), page, written, fetched, sendBeacon };
}

test("a visitor without an id gets one, which is written once", () => {
  const { page, written } = openPage();
  page.marqueVariants.track();
  expect(written).toEqual([
    expect.stringMatching(/^marque_visitor=[0-9a-f]{32}; Path=\/; Max-Age=34560000;/),
  ]);
});

test("a cookie that a server has written is read and left as it is", () => {
  const id = "0123456789abcdef".repeat(2);
  const { written, design } = openPage({ cookie: `marque_visitor=${id}` });
  expect(written).toEqual([]);
  expect(design).toBe(ARMS[armOf(experiment, id)]);
});

test("an id of the site's own, named by the page, settles the design in the head; no other is made", () => {
  for (const visitor of ["member-1", "member-2", "member-3"]) {
    const { design, written, fetched } = openPage({ visitor });
    expect(design).toBe(ARMS[armOf(experiment, visitor)]);
    expect(written).toEqual([]);
    expect(JSON.parse(fetched.mock.calls[0]![1].body)).toMatchObject({ visitor, arm: design });
  }
});

test("an event that does not arrive is not sent by a way that carries cookies", async () => {
  const { fetched, sendBeacon } = openPage();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await Promise.allSettled(fetched.mock.results.map(({ value }) => value));
  await Promise.resolve();
  expect(fetched.mock.calls[0]![1]).toMatchObject({ credentials: "omit" });
  expect(sendBeacon).not.toHaveBeenCalled();
});
