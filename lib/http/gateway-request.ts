import type { CID } from "multiformats/cid";
import { invalidField } from "@/lib/errors";
import { DAG_SCOPES, type DagScope } from "@/lib/ipfs/list-blocks";
import { readCid } from "@/lib/ipfs/read-cid";

/** The file itself, or what a client needs to check it: its block, or all blocks in a CAR. */
type Format = "file" | "raw" | "car";

/** What a request to the IPFS gateway asks for. */
export interface GatewayRequest {
  cid: CID;
  /** Below it, from folder to folder. */
  names: readonly string[];
  format: Format;
  /** The `Accept` header alone asked for the format. */
  isNegotiated: boolean;
  scope: DagScope;
  /** Of a file; below zero, from its end. */
  bytes: { from: number; to: number | "*" } | undefined;
  /** A CAR holds a block each time it is met. */
  repeated: boolean;
  /** What the file shall be called when it is saved. */
  fileName: string | undefined;
  download: boolean;
}

const MEDIA_TYPES: Readonly<Record<string, Format>> = {
  "application/vnd.ipld.raw": "raw",
  "application/vnd.ipld.car": "car",
};
const ENTITY_BYTES = /^(-?\d{1,15}):(-?\d{1,15}|\*)$/;

/**
 * Reads a request by the Path and the Trustless Gateway specifications. `?format=` goes before `Accept`.
 * @throws AppError VALIDATION_ERROR that names what is wrong and what would be right
 */
export function readGatewayRequest(request: Request, path: readonly string[]): GatewayRequest {
  const query = new URL(request.url).searchParams;
  const [root = "", ...names] = path;
  const cid = readCid(root);
  if (!cid) throw invalidField("cid", "must be a CID in base 32, 36 or 58, such as bafkrei…");
  const accepted = preferredType(request.headers.get("accept") ?? "");
  const asked = query.get("format");
  const format = asked === null ? (MEDIA_TYPES[accepted.type] ?? "file") : formatNamed(asked);
  if (format === "raw" && names.length > 0) throw invalidField("path", "must be a CID alone for format=raw");

  const car = (name: string) => query.get(`car-${name}`) ?? accepted.parameters.get(name);
  if (format === "car") {
    expectOneOf("car-version", car("version"), ["1"]);
    expectOneOf("car-order", car("order"), ["dfs", "unk"]);
    expectOneOf("car-dups", car("dups"), ["y", "n"]);
  }
  const scope = query.get("dag-scope") ?? "all";
  expectOneOf("dag-scope", scope, DAG_SCOPES);
  const bytes = format === "car" ? entityBytes(query.get("entity-bytes")) : undefined;
  return {
    cid,
    names,
    format,
    isNegotiated: asked === null && format !== "file",
    scope: bytes ? "entity" : (scope as DagScope),
    bytes,
    repeated: car("dups") === "y",
    fileName: query.get("filename")?.slice(0, 200) || undefined,
    download: query.get("download") === "true",
  };
}

function formatNamed(name: string): Format {
  if (name === "raw" || name === "car") return name;
  throw invalidField("format", "must be raw or car; without it the file itself is sent");
}

function entityBytes(text: string | null): GatewayRequest["bytes"] {
  if (text === null) return undefined;
  const [, from, to] = ENTITY_BYTES.exec(text) ?? [];
  if (from === undefined || to === undefined)
    throw invalidField("entity-bytes", "must be from:to, such as 0:1023 or -1024:*");
  return { from: Number(from), to: to === "*" ? to : Number(to) };
}

/** The type that an `Accept` header wants most; of equals the first. */
function preferredType(header: string): { type: string; parameters: Map<string, string> } {
  const offers = header.split(",", 50).map((offer) => {
    const [type = "", ...rest] = offer.split(";").map((part) => part.trim().toLowerCase());
    const parameters = new Map(
      rest.map((part): [string, string] => {
        const [name = "", value = ""] = part.split("=", 2);
        return [name.trim(), value.trim().replace(/^"|"$/g, "")];
      }),
    );
    return { type, parameters, weight: Number(parameters.get("q") ?? 1) || 0 };
  });
  return offers.reduce((best, offer) => (offer.weight > best.weight ? offer : best), {
    type: "",
    parameters: new Map(),
    weight: 0,
  });
}

function expectOneOf(field: string, value: string | undefined, known: readonly string[]): void {
  if (value !== undefined && !known.includes(value))
    throw invalidField(field, `must be ${known.join(" or ")}`);
}
