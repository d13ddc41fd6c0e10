import { expect, test } from "vitest";
import { parseEnv } from "@/lib/env";
import { caddyfile, edgeProblems } from "./caddyfile";

const SETTINGS = {
  APP_URL: "https://marque.example",
  DOCS_HOST: "docs.marque.example",
  DESIGN_HOST: "design.marque.example",
  TRUSTED_PROXIES: "127.0.0.1",
  DATA_DIR: "/srv/marque",
  ACME_EMAIL: "operator@marque.example",
};

test("certificates: our own hosts' from the start, others' only where Marque says yes", () => {
  expect(caddyfile(parseEnv(SETTINGS))).toMatchInlineSnapshot(`
    "# Made by \`npm run edge\` from the settings: change those.
    {
    	admin off
    	http_port 80
    	https_port 443
    	storage file_system "/srv/marque/edge"
    	email operator@marque.example
    	on_demand_tls {
    		ask http://127.0.0.1:3000/api/edge/ask
    	}
    }

    (marque) {
    	@ask path /api/edge/ask*
    	respond @ask 404
    	reverse_proxy 127.0.0.1:3000
    }

    https://marque.example, https://docs.marque.example, https://design.marque.example {
    	import marque
    }

    https:// {
    	tls {
    		on_demand
    	}
    	import marque
    }

    http:// {
    	redir https://{host}{uri} 308
    }
    "
  `);
});

test("says what is missing before there is an edge", () => {
  expect(edgeProblems(parseEnv(SETTINGS))).toEqual([]);
  const problems = edgeProblems(parseEnv({ APP_URL: "http://marque.example" })).join(" ");
  expect(problems).toContain("APP_URL");
  expect(problems).toContain("TRUSTED_PROXIES");
});

test.each([
  ["127.0.0.1", "127.0.0.0/16", true],
  ["0.0.0.0", "127.0.0.1", true],
  ["10.0.0.5", "127.0.0.1", false],
  ["10.0.0.5", "10.0.0.0/8", true],
  ["::1", "127.0.0.1", false],
  ["::1", "0:0:0:0:0:0:0:1", true],
])("the edge of Marque at %s, with %s trusted, can be heard: %s", (HOST, TRUSTED_PROXIES, isHeard) => {
  const problems = edgeProblems(parseEnv({ ...SETTINGS, HOST, TRUSTED_PROXIES }));
  expect(problems).toEqual(isHeard ? [] : [expect.stringContaining(`must hold ${HOST},`)]);
});
