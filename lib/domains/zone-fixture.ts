import {
  type NameServer,
  nameRecord,
  RECORD_TYPES,
  type RecordType,
  startNameServer,
} from "@/test-support/name-server";

/** What a name has, or what its server does instead of answering. */
export type Zone = Map<string, Partial<Record<RecordType, string[]>> | "silent" | "failing">;

export interface ZoneServer extends NameServer {
  /** Changed while it runs. */
  zone: Zone;
}

/** A name server for one zone. A name that it has not does not exist, and a CNAME record is followed within it. */
export async function startZone(zone: Zone = new Map()): Promise<ZoneServer> {
  const server = await startNameServer((name, type) => {
    const known = zone.get(name);
    if (known === "silent") return null;
    if (known === "failing") return { outcome: "failure", records: [] };
    return { outcome: known ? "found" : "no such name", records: answersTo(zone, name, type) };
  });
  return { ...server, zone };
}

function answersTo(zone: Zone, name: string, type: number): Buffer[] {
  const known = zone.get(name);
  if (!known || typeof known === "string") return [];
  const wanted = (Object.keys(RECORD_TYPES) as RecordType[]).find((key) => RECORD_TYPES[key] === type);
  const own = wanted ? (known[wanted] ?? []).map((value) => nameRecord(name, wanted, value)) : [];
  const [alias] = known.CNAME ?? [];
  if (own.length > 0 || alias === undefined) return own;
  return [nameRecord(name, "CNAME", alias), ...answersTo(zone, alias, type)];
}
