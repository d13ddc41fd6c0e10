import type { IncidentView } from "./incident.schema";

export interface UptimeDay {
  /** YYYY-MM-DD, UTC. */
  day: string;
  /** 0 to 1; null when nothing was checked yet. */
  uptime: number | null;
  /** Minutes that the component did not work. */
  downMinutes: number;
}

export interface Uptime {
  /** Oldest first. */
  days: UptimeDay[];
  /** Of all minutes since the first check; null before it. */
  uptime: number | null;
}

export interface ComponentStatus {
  id: string;
  name: string;
  what: string;
  ok: boolean;
  ms: number;
  /** What is wrong, in public words; null when nothing is. */
  detail: string | null;
  /** null while the history cannot be read. */
  history: Uptime | null;
}

export interface ServiceStatus {
  /** ISO 8601 UTC. */
  checkedAt: string;
  level: "working" | "partly" | "down";
  components: ComponentStatus[];
  /** null while they cannot be read. */
  incidents: IncidentView[] | null;
}
