import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { checkComponents } from "./check-components";
import { COMPONENTS } from "./components";
import { listIncidents, openIncident, updateIncident } from "./incidents";
import { queryUptime } from "./read-uptime";
import { recordChecks } from "./record-checks";

useTestDatabase();

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const servers: Server[] = [];

beforeEach(async () => {
  delete (globalThis as Record<symbol, unknown>)[Symbol.for("marque.status")];
  await db().statusCheck.deleteMany();
  await db().incident.deleteMany();
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A service that answers as ours does, but for what is broken. */
async function service({ api = 200, close = 4404 } = {}): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url?.startsWith("/v1") ? api : 200;
    response.end("{}");
  });
  new WebSocketServer({ server }).on("connection", (socket) => socket.close(close));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failedOf = (checks: Awaited<ReturnType<typeof checkComponents>>) =>
  checks
    .filter(({ ok, component }) => !ok && component !== "engine")
    .map(({ component, detail }) => [component, detail]);

describe("checks", () => {
  it("find nothing wrong with a service that works", async () => {
    expect(failedOf(await checkComponents(await service()))).toEqual([]);
  });

  it("ask under the name that users know", async () => {
    const hosts = new Set<string | undefined>();
    const url = await service();
    servers.at(-1)!.prependListener("request", ({ headers }) => hosts.add(headers.host));
    servers.at(-1)!.prependListener("upgrade", ({ headers }) => hosts.add(headers.host));
    await checkComponents(url, "marque.example");
    expect([...hosts]).toEqual(["marque.example"]);
  });

  it("name what does not work, and only that", async () => {
    expect(failedOf(await checkComponents(await service({ api: 500, close: 1011 })))).toEqual([
      ["api", "answers with 500"],
      ["sockets", "closes with 1011"],
    ]);
  });

  it("say in public words that nobody answers", async () => {
    expect(failedOf(await checkComponents("http://127.0.0.1:1"))).toEqual([
      ["site", "does not answer"],
      ["api", "does not answer"],
      ["sockets", "cannot be opened"],
    ]);
  });

  it("see that webhooks are late, unless their owner has switched them off", async () => {
    const accountId = newId();
    const endpointId = newId();
    await db().account.create({ data: { id: accountId } });
    await db().webhookEndpoint.create({
      data: { id: endpointId, accountId, url: "https://example.com", events: [], secret: "whsec_x" },
    });
    const late = new Date(Date.now() - 10 * MINUTE_MS);
    const facts = { event: "brand.completed", payload: "{}", nextAttemptAt: late };
    await db().webhookDelivery.create({ data: { id: newId(), endpointId, eventId: newId(), ...facts } });
    const url = await service();
    expect(failedOf(await checkComponents(url))).toEqual([["webhooks", "deliveries are late"]]);
    await db().webhookEndpoint.update({ where: { id: endpointId }, data: { disabledAt: new Date() } });
    delete (globalThis as Record<symbol, unknown>)[Symbol.for("marque.status")];
    expect(failedOf(await checkComponents(url))).toEqual([]);
    await db().account.delete({ where: { id: accountId } });
  });

  it("are remembered once a minute, and forgotten after the history", async () => {
    const old = new Date(Date.now() - 92 * DAY_MS);
    await db().statusCheck.create({ data: { component: "api", at: old, ok: true, ms: 1 } });
    const url = await service();
    await recordChecks(url);
    await recordChecks(url);
    const rows = await db().statusCheck.findMany();
    const minutes = new Set(rows.map(({ at }) => at.getTime()));
    expect([...minutes].every((at) => at % MINUTE_MS === 0)).toBe(true);
    expect(rows).toHaveLength(minutes.size * COMPONENTS.length);
    expect(rows.some(({ at }) => at.getTime() === old.getTime())).toBe(false);
  });
});

describe("uptime", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const remember = (from: number, minutes: number, ok: (minute: number) => boolean = () => true) =>
    db().statusCheck.createMany({
      data: Array.from({ length: minutes }, (_, index) => ({
        component: "api",
        at: new Date(from + index * MINUTE_MS),
        ok: ok(index),
        ms: 1,
      })),
    });

  it("is unknown before the first check", async () => {
    const { api } = await queryUptime(now);
    expect(api.uptime).toBeNull();
    expect(api.days).toHaveLength(90);
    expect(api.days.every(({ uptime }) => uptime === null)).toBe(true);
  });

  it("counts failed checks against the day they were made", async () => {
    await remember(now.getTime() - 600 * MINUTE_MS, 600, (minute) => minute >= 60);
    const { api } = await queryUptime(now);
    expect(api.days.at(-1)).toEqual({ day: "2026-11-21", uptime: 0.9, downMinutes: 60 });
    expect(api.days.at(-2)).toEqual({ day: "2026-11-20", uptime: null, downMinutes: 0 });
    expect(api.uptime).toBeCloseTo(0.9);
  });

  it("counts minutes without a check as down, but for a little lateness", async () => {
    await remember(now.getTime() - 600 * MINUTE_MS, 300);
    await remember(now.getTime() - 198 * MINUTE_MS, 198);
    const { api } = await queryUptime(now);
    expect(api.days.at(-1)?.downMinutes).toBe(100);
  });

  it("knows whole days without any check as down", async () => {
    await remember(now.getTime() - 3 * DAY_MS, 10);
    await remember(now.getTime() - 10 * MINUTE_MS, 10);
    const { api } = await queryUptime(now);
    expect(api.days.at(-2)?.uptime).toBeLessThan(0.01);
  });
});

describe("incidents", () => {
  it("are opened, spoken about, resolved, and opened again", async () => {
    const message = "Generations wait longer than usual.";
    const opened = await openIncident({ title: "Slow", impact: "minor", status: "investigating", message });
    expect(opened).toMatchObject({ status: "investigating", resolvedAt: null, updates: [{ message }] });
    const resolved = await updateIncident(opened.id, { status: "resolved", message: "It was a full disk." });
    expect(resolved.resolvedAt).not.toBeNull();
    expect(resolved.updates.map(({ status }) => status)).toEqual(["resolved", "investigating"]);
    const again = await updateIncident(opened.id, { status: "identified", message: "Full again." });
    expect(again).toMatchObject({ status: "identified", resolvedAt: null });
    expect(await listIncidents()).toHaveLength(1);
  });

  it("that are open stay in the list however old they are", async () => {
    const long = new Date(Date.now() - 200 * DAY_MS);
    await db().incident.create({ data: { id: newId(), title: "Old", impact: "major", startedAt: long } });
    await db().incident.create({
      data: { id: newId(), title: "Older, done", impact: "major", startedAt: long, resolvedAt: long },
    });
    expect((await listIncidents()).map(({ title }) => title)).toEqual(["Old"]);
  });

  it("that there are not are not spoken about", async () => {
    const update = updateIncident(newId(), { status: "resolved", message: "x" });
    await expect(update).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
