export interface LockedPackage {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export type Lockfile = { packages: Record<string, LockedPackage> };

/**
 * Adds the optional packages that the lockfile's packages name and that it lacks: npm leaves out those for other
 * platforms when the registry it was made with does not carry them, and then `npm ci` fails elsewhere. Returns their
 * places. Only exact versions can be added.
 */
export function completeLockfile(lockfile: Lockfile): string[] {
  const added: string[] = [];
  for (const [place, entry] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(lockfile, place, name)) continue;
      if (!/^\d+\.\d+\.\d+/.test(version))
        throw new Error(`${name} ${version}, wanted by ${place}, is not exact`);
      const target = `node_modules/${name}`;
      lockfile.packages[target] = {
        version,
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...platformOf(name),
      };
      added.push(target);
    }
  }
  const sorted = Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lockfile.packages = Object.fromEntries(sorted);
  return added;
}

function isLocked({ packages }: Lockfile, place: string, name: string): boolean {
  const parents = place === "" ? [] : place.split("/node_modules/");
  for (let depth = parents.length; depth >= 0; depth--) {
    const parent = parents.slice(0, depth).join("/node_modules/");
    if (packages[`${parent ? `${parent}/` : ""}node_modules/${name}`]) return true;
  }
  return false;
}

const SYSTEMS = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const PROCESSORS = ["arm64", "arm", "ia32", "loong64", "ppc64", "riscv64", "s390x", "x64", "wasm32"];

/** Such packages name their platform in their own name: `…-linux-arm64-musl`, `…-win32-x64-msvc`. */
function platformOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> {
  const parts = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  const libc = parts.includes("musl") ? ["musl"] : parts.includes("gnu") ? ["glibc"] : [];
  return { ...(libc.length ? { libc } : {}), ...(os.length ? { os } : {}), ...(cpu.length ? { cpu } : {}) };
}
