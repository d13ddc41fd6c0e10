import { Inngest } from "inngest";

const quiet = { info() {}, warn() {}, error() {}, debug() {} };

/** A function whose steps tell which process ran them; `hold` decides what happens in the second one. */
export function crashFunction(hold: () => unknown) {
  return new Inngest({ id: "test", isDev: true, logger: quiet }).createFunction(
    { id: "crash", triggers: { event: "crash" } },
    async ({ step }) => {
      const first = await step.run("first", () => process.pid);
      const [second, beside] = await Promise.all([
        step.run("second", async () => {
          await hold();
          return process.pid;
        }),
        step.run("beside", () => process.pid),
      ]);
      return { first, second, beside };
    },
  );
}
