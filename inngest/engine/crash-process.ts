import { crashFunction } from "./crash-fixture";
import { createEngine } from "./engine";

// A process that sends itself an event and never gets past the second step. Its lease outlasts every test.
const fn = crashFunction(() => {
  process.stdout.write("in second step\n");
  return new Promise(() => undefined);
});
const engine = createEngine({ functions: [fn], appId: "test", timing: { leaseMs: 3_600_000 } });
await engine.start();
await engine.send([{ name: "crash", data: {} }]);
