import { setImmediate } from "node:timers/promises";

/**
 * Makes one statement of the calls that come at once, or while the one before is under way: many requests at once then wait for few
 * statements, and not for each other's row locks. A call is never answered by a statement that began before it.
 * @param run gets the collected items, and gives a result for each, in their order.
 */
export function createBatch<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Call<Item, Result>[] = [];
  let isRunning = false;

  async function runWaiting(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // What woke this call has mostly woken others too: they come within the same turn of the event loop.
      await setImmediate();
      const calls = waiting;
      waiting = [];
      try {
        const results = await run(calls.map(({ item }) => item));
        for (const [index, call] of calls.entries()) call.resolve(results[index] as Result);
      } catch (error) {
        for (const call of calls) call.reject(error);
      }
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void runWaiting();
    });
}

/** The same with a batch for each key, forgotten when nobody waits for it. */
export function createKeyedBatch<Item, Result>(
  run: (key: string, items: Item[]) => Promise<Result[]>,
): (key: string, item: Item) => Promise<Result> {
  const batches = new Map<string, { call: (item: Item) => Promise<Result>; users: number }>();
  return async (key, item) => {
    const batch = batches.get(key) ?? { call: createBatch((items: Item[]) => run(key, items)), users: 0 };
    batches.set(key, batch);
    batch.users += 1;
    try {
      return await batch.call(item);
    } finally {
      batch.users -= 1;
      if (batch.users === 0) batches.delete(key);
    }
  };
}

interface Call<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}
