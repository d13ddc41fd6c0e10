import { expect, test } from "vitest";
import { createRenderQueue } from "./render-queue";

/** Work that ends when it is told to, and says when it began. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((done) => ends.set(name, () => done(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, task, end };
}

test("jobs go before previews, and previews never have the last thread", async () => {
  const { begun, task, end } = tasks();
  const queue = createRenderQueue({ threads: 2 });
  for (const name of ["p1", "p2"]) void queue.run("preview", task(name));
  for (const name of ["j1", "j2", "j3"]) void queue.run("job", task(name));
  expect(begun).toEqual(["p1", "j1"]);
  await end("j1");
  await end("p1");
  expect(begun).toEqual(["p1", "j1", "j2", "j3"]);
  await end("j2");
  expect(begun.at(-1)).toBe("p2");
});

test("with one thread a preview is drawn when no job waits", async () => {
  const { begun, task, end } = tasks();
  const queue = createRenderQueue({ threads: 1 });
  void queue.run("job", task("j1"));
  const preview = queue.run("preview", task("p1"));
  void queue.run("job", task("j2"));
  await end("j1");
  expect(begun).toEqual(["j1", "j2"]);
  await end("j2");
  await end("p1");
  expect(await preview).toBe("p1");
});

test("previews wait in a bounded row and for a bounded time", async () => {
  const { begun, task, end } = tasks();
  const queue = createRenderQueue({ threads: 1, previewsWaiting: 1, previewPatienceMs: 30 });
  void queue.run("job", task("j1"));
  const first = queue.run("preview", task("p1"));
  const busy = { code: "SERVICE_UNAVAILABLE", retryAfterSeconds: 3 };
  await expect(queue.run("preview", task("p2"))).rejects.toMatchObject(busy);
  await expect(first).rejects.toMatchObject(busy);
  await end("j1");
  expect(begun).toEqual(["j1"]);
});

test("a preview whose client is gone is not drawn; a failed task gives its thread back", async () => {
  const { begun, task, end } = tasks();
  const queue = createRenderQueue({ threads: 1 });
  const gone = new AbortController();
  const failed = queue.run("job", () => Promise.reject(new Error("no")));
  void queue.run("job", task("j1"));
  const preview = queue.run("preview", task("p1"), gone.signal);
  gone.abort();
  await expect(preview).rejects.toMatchObject({ name: "AbortError" });
  await expect(failed).rejects.toThrow("no");
  await end("j1");
  await expect(queue.run("preview", task("p2"), gone.signal)).rejects.toMatchObject({ name: "AbortError" });
  expect(begun).toEqual(["j1"]);
});

test("clearing ends what waits", async () => {
  const { task } = tasks();
  const queue = createRenderQueue({ threads: 1 });
  void queue.run("job", task("j1"));
  const waiting = [queue.run("job", task("j2")), queue.run("preview", task("p1"))];
  queue.clear();
  for (const end of await Promise.allSettled(waiting)) expect(end.status).toBe("rejected");
});
