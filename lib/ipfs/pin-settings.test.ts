import { afterEach, expect, test, vi } from "vitest";
import { refreshEnv } from "@/lib/env";
import { gatewayUrl } from "./gateway-url";
import { readPinSettings } from "./pin-settings";

const set = (settings: Record<string, string>) => {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  refreshEnv();
};
afterEach(() => set({}));

test("nothing is pinned elsewhere unless the operator says where", () => {
  expect(readPinSettings()).toEqual({ kubo: undefined, service: undefined });
  set({ IPFS_API_URL: "http://127.0.0.1:5001" });
  expect(readPinSettings()).toEqual({ kubo: { apiUrl: "http://127.0.0.1:5001" }, service: undefined });
});

test.each([
  ["https://marque.example", ["/dns/marque.example/tcp/443/tls/http"]],
  ["https://marque.example:8443", ["/dns/marque.example/tcp/8443/tls/http"]],
  ["http://marque.example", []],
  ["https://marque.localhost", []],
  ["https://192.0.2.1", []],
  ["https://[2001:db8::1]", []],
])("a service is told to fetch from %s when others can reach it there", (APP_URL, origins) => {
  set({ APP_URL, IPFS_PIN_URL: "https://pin.example/psa", IPFS_PIN_TOKEN: "t" });
  expect(readPinSettings().service).toEqual({ url: "https://pin.example/psa", token: "t", origins });
});

test("content is linked at our own gateway, or at the operator's choice", () => {
  set({ APP_URL: "https://marque.example/" });
  expect(gatewayUrl("bafy", "logo.png")).toBe("https://marque.example/ipfs/bafy/logo.png");
  set({ IPFS_GATEWAY_URL: "https://ipfs.example/ipfs/" });
  expect(gatewayUrl("bafk")).toBe("https://ipfs.example/ipfs/bafk");
});
