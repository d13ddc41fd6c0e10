import { isIP } from "node:net";
import path from "node:path";
import { withoutPort } from "@/lib/domains/design-host";
import { appUrl, type Env } from "@/lib/env";
import { isTrustedProxy } from "@/lib/http/client-address";
import { EDGE_ASK } from "@/lib/server/edge-door";

type EdgeEnv = Pick<
  Env,
  | "HOST"
  | "PORT"
  | "DATA_DIR"
  | "APP_URL"
  | "DOCS_HOST"
  | "STATUS_HOST"
  | "DESIGN_HOST"
  | "WALLET_HOST"
  | "TRUSTED_PROXIES"
  | "EDGE_HTTP_PORT"
  | "EDGE_HTTPS_PORT"
  | "EDGE_WILDCARD_CERT"
  | "EDGE_WILDCARD_KEY"
  | "ACME_URL"
  | "ACME_CA_FILE"
  | "ACME_EMAIL"
>;

/** Where the edge keeps its certificates and its account. */
export const edgeFolder = (dataDir: string): string => path.resolve(dataDir, "edge");

/**
 * What the settings have to say before there is an edge, in sentences for the operator; none when all is well.
 */
export function edgeProblems({ APP_URL, TRUSTED_PROXIES, HOST, PORT }: EdgeEnv): string[] {
  const problems: string[] = [];
  if (!APP_URL?.startsWith("https://")) {
    problems.push("APP_URL must be the https address that people use, such as https://marque.example.");
  }
  // Who speaks to an address of the own machine comes from that address.
  const from = isIP(upstreamHost(HOST)) ? upstreamHost(HOST) : "127.0.0.1";
  if (!isTrustedProxy(from, TRUSTED_PROXIES)) {
    problems.push(
      `TRUSTED_PROXIES must hold ${from}, for Marque at ${upstream({ HOST, PORT })} too: else it counts everybody as one client, and the edge may order no certificates.`,
    );
  }
  return problems;
}

/**
 * The Caddyfile of the edge: certificates for the service's own hosts from the start, for customers' as they are asked for and only
 * where Marque says yes, http sent on to https. Reads in Caddy 2.6 and later.
 */
export function caddyfile(env: EdgeEnv): string {
  const { EDGE_HTTP_PORT, EDGE_HTTPS_PORT, EDGE_WILDCARD_CERT, EDGE_WILDCARD_KEY, DESIGN_HOST } = env;
  const at = upstream(env);
  const port = EDGE_HTTPS_PORT === 443 ? "" : `:${EDGE_HTTPS_PORT}`;
  const acme = [
    env.ACME_EMAIL && `email ${env.ACME_EMAIL}`,
    env.ACME_URL && `acme_ca ${env.ACME_URL}`,
    env.ACME_CA_FILE && `acme_ca_root ${quoted(path.resolve(env.ACME_CA_FILE))}`,
  ].filter((line) => line !== undefined);
  const design = DESIGN_HOST && withoutPort(DESIGN_HOST.toLowerCase());
  const wildcard =
    design && EDGE_WILDCARD_CERT && EDGE_WILDCARD_KEY
      ? block(`https://*.${design}`, [
          `tls ${quoted(path.resolve(EDGE_WILDCARD_CERT))} ${quoted(path.resolve(EDGE_WILDCARD_KEY))}`,
          "import marque",
        ])
      : [];
  return [
    "# Made by `npm run edge` from the settings: change those.",
    ...block("", [
      "admin off",
      `http_port ${EDGE_HTTP_PORT}`,
      `https_port ${EDGE_HTTPS_PORT}`,
      `storage file_system ${quoted(edgeFolder(env.DATA_DIR))}`,
      ...acme,
      ...block("on_demand_tls", [`ask http://${at}${EDGE_ASK}`]),
    ]),
    "",
    ...block("(marque)", [
      // What the edge asks is nothing that a stranger may ask through it.
      `@ask path ${EDGE_ASK}*`,
      "respond @ask 404",
      `reverse_proxy ${at}`,
    ]),
    "",
    ...block(
      ownHosts(env)
        .map((host) => `https://${host}`)
        .join(", "),
      ["import marque"],
    ),
    "",
    ...(wildcard.length > 0 ? [...wildcard, ""] : []),
    ...block("https://", [...block("tls", ["on_demand"]), "import marque"]),
    "",
    ...block("http://", [`redir https://{host}${port}{uri} 308`]),
    "",
  ].join("\n");
}

/** The service's own hosts, whose certificates are had from the start. */
function ownHosts({ APP_URL, DOCS_HOST, STATUS_HOST, DESIGN_HOST, WALLET_HOST }: EdgeEnv): string[] {
  const faces = [DOCS_HOST, STATUS_HOST, DESIGN_HOST, WALLET_HOST].filter((host) => host !== undefined);
  const hosts = [
    new URL(APP_URL ?? appUrl()).hostname,
    ...faces.map((host) => withoutPort(host.toLowerCase())),
  ];
  return [...new Set(hosts)];
}

function upstream({ HOST, PORT }: Pick<EdgeEnv, "HOST" | "PORT">): string {
  const host = upstreamHost(HOST);
  return `${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

const upstreamHost = (host: string): string => (host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host);

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`.trim(),
  ...lines.map((line) => `\t${line}`),
  "}",
];

const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
