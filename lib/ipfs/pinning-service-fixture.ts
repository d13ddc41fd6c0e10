import { startLoopback } from "./loopback-server-fixture";

type Status = "queued" | "pinning" | "pinned" | "failed";

export interface PinningServiceFixture {
  url: string;
  token: string;
  /** What it was asked to keep, in the order of the requests. */
  pins: { requestid: string; status: Status; created: string; pin: { cid: string; origins: string[] } }[];
  /** What becomes of a new request. */
  nextStatus: Status;
  /** Answers the next requests with this status. */
  failWith: number | null;
  /** The CID that it tells of, in place of the one it was asked for. */
  tellCid: string | null;
}

/** A service that speaks the IPFS Pinning Service API (0.1.2): lists and takes pins for whoever has the token. */
export async function startPinningService(): Promise<PinningServiceFixture> {
  const service: PinningServiceFixture = {
    url: "",
    token: "a token",
    pins: [],
    nextStatus: "queued",
    failWith: null,
    tellCid: null,
  };
  const told = (pin: PinningServiceFixture["pins"][number]) => ({
    ...pin,
    pin: { ...pin.pin, cid: service.tellCid ?? pin.pin.cid },
    delegates: ["/dnsaddr/pin.example"],
    info: { status_details: `it is ${pin.status}` },
  });
  service.url = await startLoopback((request, body, response) => {
    const send = (status: number, value: unknown) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    const fail = (status: number, reason: string) =>
      send(status, { error: { reason, details: "of the fixture" } });
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://service");
    if (request.headers.authorization !== `Bearer ${service.token}`) return fail(401, "UNAUTHORIZED");
    if (service.failWith) return fail(service.failWith, "TOLD_TO_FAIL");
    if (pathname !== "/psa/pins") return fail(404, "NOT_FOUND");
    if (request.method === "POST") {
      const { cid, origins = [] } = JSON.parse(body.toString()) as { cid: string; origins?: string[] };
      const created = new Date(1_700_000_000_000 + service.pins.length).toISOString();
      service.pins.push({
        requestid: `${service.pins.length}`,
        status: service.nextStatus,
        created,
        pin: { cid, origins },
      });
      return send(202, told(service.pins.at(-1)!));
    }
    // Without the filter the API tells of what is pinned alone, and of ten.
    const statuses = (searchParams.get("status") ?? "pinned").split(",");
    const cids = searchParams.get("cid")?.split(",");
    const found = service.pins
      .filter(({ status, pin }) => statuses.includes(status) && (cids?.includes(pin.cid) ?? true))
      .toReversed();
    send(200, {
      count: found.length,
      results: found.slice(0, Number(searchParams.get("limit") ?? 10)).map(told),
    });
  });
  service.url += "/psa/";
  return service;
}
