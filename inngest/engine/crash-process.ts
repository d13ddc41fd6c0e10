import { crashFunction } from "./crash-fixture";
import { createEngine } from "./engine";

// A process that sends itself an event and never gets past the second step.
const fn = crashFunction(() => {
  process.stdout.write("in second step\n");
  return new Promise(() => undefined);
});
const engine = createEngine({ functions: [fn], appId: "test" });
await engine.start();
await engine.send([{ name: "crash", data: {} }]);
