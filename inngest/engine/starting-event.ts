import type { SentEvent } from "./sdk-protocol";

/** The event that started a run, its data as the database holds it: JSON text. */
export interface StartingEvent {
  id: string;
  name: string;
  data: string;
  ts: number;
}

export const startingEvent = ({ id, name, data, ts }: StartingEvent): SentEvent => ({
  id,
  name,
  data: JSON.parse(data),
  ts,
});

export const startingEventJson = ({ id, name, data, ts }: StartingEvent): string =>
  `{"id":${JSON.stringify(id)},"name":${JSON.stringify(name)},"data":${data},"ts":${ts}}`;
