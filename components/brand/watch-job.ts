import type { JobStatusBody, ProgressMessage } from "@/lib/jobs/progress.schema";

/** How the page hears about the job: by the socket, by asking every two seconds, or not at the moment. */
export type JobLink = "connecting" | "live" | "polling" | "offline";

export interface JobListeners {
  message: (message: ProgressMessage) => void;
  status: (body: JobStatusBody) => void;
  link: (link: JobLink) => void;
  /** The service does not know the job. */
  unknown: () => void;
}

const UNKNOWN_JOB = 4404;
const POLL_INTERVAL_MS = 2_000;
const MAX_BACKOFF_MS = 10_000;
/** A socket that is silent for so long may be dead without knowing: the status is asked for once. */
const SILENCE_MS = 20_000;
/** From this failure in a row on, the status is polled while the socket goes on trying. */
const FAILURES_BEFORE_POLLING = 2;

/**
 * Follows a job until it ends: WebSocket with resume (`?after=<seq>`) and back-off, polling while there is none.
 * Returns the function that stops it.
 */
export function watchJob(jobId: string, listeners: JobListeners): () => void {
  let lastSeq = 0;
  let failures = 0;
  let socket: WebSocket | undefined;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** The polling that goes on. */
  let polling: AbortController | undefined;
  let isOver = false;

  const connect = () => {
    clearTimeout(reconnectTimer);
    const current = new WebSocket(socketUrl(jobId, lastSeq));
    socket = current;
    current.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ProgressMessage;
      failures = 0;
      stopPolling();
      expectWord();
      lastSeq = Math.max(lastSeq, message.seq);
      listeners.link(navigator.onLine ? "live" : "offline");
      listeners.message(message);
      if (message.status === "completed" || message.status === "failed") stop();
    };
    current.onclose = ({ code }) => {
      if (isOver || current !== socket) return;
      if (code === UNKNOWN_JOB) return giveUp();
      failures += 1;
      listeners.link(navigator.onLine ? "connecting" : "offline");
      if (failures >= FAILURES_BEFORE_POLLING && !polling) {
        polling = new AbortController();
        void poll(polling.signal);
      }
      reconnectTimer = setTimeout(connect, backoffMs(failures));
    };
  };

  const poll = async (signal: AbortSignal) => {
    const answer = await askStatus(jobId, signal);
    if (signal.aborted) return;
    if (answer === "unknown") return giveUp();
    if (answer === "unreachable") {
      listeners.link("offline");
    } else {
      listeners.link("polling");
      tell(answer);
    }
    if (!isOver) pollTimer = setTimeout(poll, POLL_INTERVAL_MS, signal);
  };
  const stopPolling = () => {
    polling?.abort();
    polling = undefined;
    clearTimeout(pollTimer);
  };

  const askOnce = async () => {
    // A lost socket says so, and is made up for by polling.
    if (failures > 0) return;
    const seqBefore = lastSeq;
    const answer = await askStatus(jobId);
    if (isOver || failures > 0 || lastSeq !== seqBefore) return;
    if (answer === "unknown") return giveUp();
    if (answer !== "unreachable") tell(answer);
    if (!isOver) expectWord();
  };
  const expectWord = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(askOnce, SILENCE_MS);
  };

  const tell = (body: JobStatusBody) => {
    listeners.status(body);
    if (body.status === "completed" || body.status === "failed") stop();
  };
  const goOffline = () => listeners.link("offline");
  /** A socket that was open when the network went may be dead without knowing: a new one takes its place. */
  const reconnectNow = () => {
    if (isOver) return;
    const old = socket;
    listeners.link("connecting");
    connect();
    old?.close();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(reconnectTimer);
    clearTimeout(silenceTimer);
    stopPolling();
    window.removeEventListener("offline", goOffline);
    window.removeEventListener("online", reconnectNow);
    socket?.close();
  };
  const giveUp = () => {
    stop();
    listeners.unknown();
  };

  window.addEventListener("offline", goOffline);
  window.addEventListener("online", reconnectNow);
  connect();
  expectWord();
  return stop;
}

/** The status now, or why it is not known. */
async function askStatus(
  jobId: string,
  signal: AbortSignal | null = null,
): Promise<JobStatusBody | "unknown" | "unreachable"> {
  try {
    const response = await fetch(`/api/status/${jobId}`, { cache: "no-store", signal });
    if (response.status === 404) return "unknown";
    return response.ok ? ((await response.json()) as JobStatusBody) : "unreachable";
  } catch {
    return "unreachable";
  }
}

/** Half a second, doubling up to ten, spread so that a restarted server is not met by everybody at once. */
function backoffMs(failures: number): number {
  return Math.min(500 * 2 ** (failures - 1), MAX_BACKOFF_MS) * (0.75 + Math.random() / 2);
}

function socketUrl(jobId: string, lastSeq: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/ws/${jobId}${lastSeq > 0 ? `?after=${lastSeq}` : ""}`;
}
