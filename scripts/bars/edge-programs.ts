import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { selfSignedCertificate } from "@/lib/webhooks/certificate-fixture";

/**
 * Has Caddy and Pebble on the PATH of this process, from Debian's packages where they are not installed: unpacked into a folder of its
 * own, so that no service of theirs is set up. @throws saying what is missing
 */
export function provideEdgePrograms(folder: string): void {
  const isMissing = (name: string) => spawnSync("which", [name]).status !== 0;
  const missing = ["caddy", "pebble"].filter(isMissing);
  if (missing.length === 0) return;
  const download = () => spawnSync("apt-get", ["download", ...missing], { cwd: folder, stdio: "ignore" });
  if (download().status !== 0 && process.getuid?.() === 0) {
    spawnSync("apt-get", ["update"], { stdio: "ignore" });
    download();
  }
  const packages = readdirSync(folder).filter((name) => name.endsWith(".deb"));
  for (const name of packages) spawnSync("dpkg-deb", ["-x", name, "."], { cwd: folder, stdio: "ignore" });
  process.env.PATH = `${path.join(folder, "usr", "bin")}${path.delimiter}${process.env.PATH ?? ""}`;
  const left = missing.filter(isMissing);
  if (left.length > 0) {
    throw new Error(`${left.join(" and ")} must be installed: apt-get install ${left.join(" ")}`);
  }
}

export interface Program {
  log(): string;
  stop(): Promise<void>;
}

/** Runs a program until it is stopped, and keeps what it prints. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd = process.cwd(),
): Program {
  const child: ChildProcess = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  return {
    log: () => output,
    stop: async () => {
      child.kill("SIGTERM");
      const patience = setTimeout(() => child.kill("SIGKILL"), 10_000);
      await ended;
      clearTimeout(patience);
    },
  };
}

interface PebbleOptions {
  folder: string;
  port: number;
  managementPort: number;
  httpPort: number;
  tlsPort: number;
  dnsServer: string;
  validitySeconds: number;
}

export interface Pebble extends Program {
  url: string;
  /** File with the certificate that its own server is known by. */
  caFile: string;
  /** How many orders it has had. */
  orders(): number;
  issued(): number;
}

/** A certificate authority of one's own: Let's Encrypt's test server, which checks names by real challenges. */
export function startPebble(options: PebbleOptions): Pebble {
  const { folder, port, managementPort, httpPort, tlsPort, dnsServer, validitySeconds } = options;
  const { key, cert } = selfSignedCertificate("localhost");
  const [keyFile, caFile, config] = ["key.pem", "ca.pem", "pebble.json"].map((name) =>
    path.join(folder, name),
  );
  writeFileSync(keyFile!, key);
  writeFileSync(caFile!, cert);
  writeFileSync(
    config!,
    JSON.stringify({
      pebble: {
        listenAddress: `127.0.0.1:${port}`,
        managementListenAddress: `127.0.0.1:${managementPort}`,
        certificate: caFile,
        privateKey: keyFile,
        httpPort,
        tlsPort,
        certificateValidityPeriod: validitySeconds,
      },
    }),
  );
  const program = run("pebble", ["-config", config!, "-dnsserver", dnsServer], {
    PEBBLE_VA_NOSLEEP: "1",
    PEBBLE_WFE_NONCEREJECT: "0",
  });
  return {
    ...program,
    url: `https://localhost:${port}/dir`,
    caFile: caFile!,
    orders: () => program.log().match(/Added order /g)?.length ?? 0,
    issued: () => program.log().match(/Issued certificate serial /g)?.length ?? 0,
  };
}

/** Tries until it gets something. @throws after the time, with what went wrong last */
export async function until<T>(
  what: string,
  seconds: number,
  attempt: () => Promise<T | null> | T | null,
): Promise<T> {
  const deadline = Date.now() + seconds * 1_000;
  let last: unknown = "nothing came";
  while (Date.now() < deadline) {
    try {
      const result = await attempt();
      if (result !== null) return result;
    } catch (error) {
      last = error;
    }
    await sleep(200);
  }
  throw new Error(`${what}: not within ${seconds} s: ${last instanceof Error ? last.message : String(last)}`);
}
