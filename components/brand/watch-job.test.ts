import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type JobListeners, watchJob } from "./watch-job";

/** A socket in the test's hand. */
class FakeSocket {
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  close() {
    this.drop(1000);
  }
  drop(code: number) {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
  say(seq: number, status = "processing") {
    this.onmessage?.({ data: JSON.stringify({ seq, status }) });
  }
}

let stop: () => void;
let heard: string[];
const latest = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("location", { protocol: "https:", host: "marque.example" });
  vi.stubGlobal("navigator", { onLine: true });
  statusAnswers(200, { status: "processing" });
  const listeners: JobListeners = {
    message: ({ seq }) => heard.push(`message ${seq}`),
    status: ({ status }) => heard.push(`status ${status}`),
    link: (link) => heard.at(-1) !== link && heard.push(link),
    unknown: () => heard.push("unknown"),
  };
  stop = watchJob("job", listeners);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function statusAnswers(status: number, body: unknown) {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

it("resumes after the last message it has seen, on the page's own host", async () => {
  expect(latest().url).toBe("wss://marque.example/api/ws/job");
  latest().say(7);
  latest().drop(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(latest().url).toBe("wss://marque.example/api/ws/job?after=7");
});

it("asks for the status while there is no socket, and no longer once there is one", async () => {
  latest().drop(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  latest().drop(1006);
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toEqual(["connecting", "polling", "status processing"]);
  await vi.advanceTimersByTimeAsync(2_000);
  latest().say(3);
  heard.length = 0;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(heard).toEqual([]);
});

it("ends by polling when the socket never comes back", async () => {
  statusAnswers(200, { status: "completed" });
  latest().drop(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  latest().drop(1006);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.filter((entry) => entry === "status completed")).toHaveLength(1);
  expect(FakeSocket.all.length).toBeLessThanOrEqual(3);
});

it("does not listen to a status that was asked for before the socket came back", async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer.promise);
  latest().drop(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  latest().drop(1006);
  await vi.advanceTimersByTimeAsync(2_000);
  latest().say(3);
  answer.reject(new TypeError("fetch failed"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard.slice(-2)).toEqual(["live", "message 3"]);
});

it("asks one question at a time, however often the socket is lost", async () => {
  const ask = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal("fetch", ask);
  for (let drop = 0; drop < 5; drop++) {
    latest().drop(1006);
    await vi.advanceTimersByTimeAsync(12_500);
  }
  expect(ask).toHaveBeenCalledTimes(1);
});

it("asks once when the socket is silent for long, and believes the answer", async () => {
  latest().say(1);
  await vi.advanceTimersByTimeAsync(19_000);
  latest().say(2);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(heard).toEqual(["live", "message 1", "live", "message 2"]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard.slice(-1)).toEqual(["status processing"]);
  statusAnswers(200, { status: "completed" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.slice(-2)).toEqual(["status processing", "status completed"]);
});

it("stops for good after a message that ends the job", async () => {
  latest().say(9, "failed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it("tells an unknown job from a lost connection", async () => {
  latest().drop(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(["unknown"]);
  expect(FakeSocket.all).toHaveLength(1);
});

it("says offline while neither socket nor status answers, and reconnects when the network is back", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("fetch failed");
  });
  latest().drop(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  latest().drop(1006);
  await vi.advanceTimersByTimeAsync(100);
  expect(heard.at(-1)).toBe("offline");
  const before = FakeSocket.all.length;
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(before + 1);
});

it("says at once that the network is gone, and comes back by itself with a new socket", async () => {
  latest().say(3);
  vi.stubGlobal("navigator", { onLine: false });
  window.dispatchEvent(new Event("offline"));
  expect(heard.at(-1)).toBe("offline");
  const open = latest();
  vi.stubGlobal("navigator", { onLine: true });
  window.dispatchEvent(new Event("online"));
  // The one that was open may be dead without knowing.
  expect(open.readyState).toBe(FakeSocket.CLOSED);
  expect(latest()).not.toBe(open);
  expect(latest().url).toContain("?after=3");
  latest().say(4);
  expect(heard.slice(-2)).toEqual(["live", "message 4"]);
});
