import { createServer } from "node:http";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded before the server by `node --import`: watches for how long its main thread is held, and tells on a port of its own
 * (MARQUE_BAR_WATCH_PORT). A thread is held for as long as it computes between two ticks of a timer: time in which the
 * machine gave the processor to others is not the server's fault, so the lesser of clock and thread time counts.
 */
const TICK_MS = 5;
const port = Number(process.env.MARQUE_BAR_WATCH_PORT);

if (isMainThread && port) {
  let [heldMs, lateMs] = [0, 0];
  let [clock, thread] = [performance.now(), threadMs()];
  const look = () => {
    const [nowClock, nowThread] = [performance.now(), threadMs()];
    heldMs = Math.max(heldMs, Math.min(nowClock - clock, nowThread - thread));
    lateMs = Math.max(lateMs, nowClock - clock - TICK_MS);
    [clock, thread] = [nowClock, nowThread];
  };
  setInterval(look, TICK_MS).unref();
  createServer((_, response) => {
    look();
    response.end(JSON.stringify({ heldMs, lateMs }));
    [heldMs, lateMs] = [0, 0];
  })
    .listen(port, "127.0.0.1")
    .unref();
}

function threadMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
