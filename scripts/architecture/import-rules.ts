import { builtinModules } from "node:module";
import {
  floorOf,
  INSTALLED_FONTS,
  isAboveBrand,
  isDomain,
  isEngine,
  isGround,
  isInfrastructure,
  libFolder,
} from "./floors";
import { folderCycles } from "./folder-cycles";
import type { Import } from "./read-imports";

const LEAVES = /^lib\/(errors|ids)\.ts$/;
const GEOMETRY = /^lib\/geometry\//;
const FONTS = /^lib\/fonts\//;
const FOR_ALL_DOMAINS = /\.schema\.ts$/;
/** What an engine domain may not do by itself; text, bytes and hashes are no effects. */
const EFFECTS =
  /^(node:)?(fs|net|http|https|http2|dns|tls|dgram|child_process|worker_threads|cluster|os|process)(\/|$)/;
const TESTS =
  /\.test\.tsx?$|^(e2e|test-support)\/|-fixture\.tsx?$|-test-kit\.ts$|^lib\/db\/test-database\.ts$|^scripts\/vitest-/;

interface Rule {
  /** The sentence that is broken. */
  says: string;
  allows: (edge: Import, purity: (file: string) => boolean) => boolean;
}

const within = (edge: Import) => libFolder(edge.from) === libFolder(edge.to);

const RULES: Rule[] = [
  {
    says: "app imports components, lib and inngest/{client,events}; app/api/inngest also the functions",
    allows: ({ from, to, isOurs }) =>
      !from.startsWith("app/") ||
      !isOurs ||
      /^(app|components|lib)\//.test(to) ||
      /^node_modules\//.test(to) ||
      /^inngest\/(client|events)\.ts$/.test(to) ||
      (from.startsWith("app/api/inngest/") && to.startsWith("inngest/functions/")),
  },
  {
    says: "components import lib's schemas, types and pure code",
    allows: ({ from, to, isOurs }, isPure) =>
      !from.startsWith("components/") ||
      !isOurs ||
      to.startsWith("components/") ||
      (to.startsWith("lib/") && isPure(to)),
  },
  {
    says: "primitives in components/ui know no domain",
    allows: ({ from, to, isOurs }) =>
      !from.startsWith("components/ui/") || !isOurs || to.startsWith("components/ui/"),
  },
  {
    says: "only app/api/inngest and the embedded engine import inngest/functions",
    allows: ({ from, to }) =>
      !to.startsWith("inngest/functions/") || /^(inngest\/(functions|engine)|app\/api\/inngest)\//.test(from),
  },
  {
    says: "only serve.ts and scripts start the engine",
    allows: ({ from, to }) =>
      !to.startsWith("inngest/engine/") || /^(serve\.ts$|scripts\/|inngest\/engine\/)/.test(from),
  },
  {
    says: "inngest imports lib",
    allows: ({ from, to, isOurs }) => !from.startsWith("inngest/") || !isOurs || /^(inngest|lib)\//.test(to),
  },
  {
    says: "lib never imports inngest, app, components or scripts",
    allows: ({ from, to, isOurs }) =>
      !from.startsWith("lib/") || !isOurs || /^(lib|prisma|node_modules)\//.test(to) || to === "package.json",
  },
  {
    says: "errors and ids import nothing of ours, and neither does env",
    allows: ({ from, isOurs }) => !/^lib\/(errors|ids|env)\.ts$/.test(from) || !isOurs,
  },
  {
    says: "a folder of lib imports its own floor and those below",
    allows: ({ from, to }) => floorAt(to) <= floorAt(from) || libFolder(from) === undefined,
  },
  {
    says: "model imports errors and ids",
    allows: (edge) =>
      libFolder(edge.from) !== "model" || !edge.isOurs || within(edge) || LEAVES.test(edge.to),
  },
  {
    says: "geometry imports nothing of ours",
    allows: (edge) => !GEOMETRY.test(edge.from) || !edge.isOurs || within(edge),
  },
  {
    says: "fonts import geometry, and those from bytes not the installed ones",
    allows: (edge) =>
      !FONTS.test(edge.from) ||
      !edge.isOurs ||
      GEOMETRY.test(edge.to) ||
      (within(edge) && (INSTALLED_FONTS.test(edge.from) || !INSTALLED_FONTS.test(edge.to))),
  },
  {
    says: "only render and scripts load the engine: who answers requests knows the stages alone",
    allows: ({ from, to, isType }) =>
      to !== "lib/pipeline/engine-functions.ts" || isType === true || /^(lib\/render|scripts)\//.test(from),
  },
  {
    says: "only render and scripts open the installed fonts",
    allows: ({ from, to }) =>
      !INSTALLED_FONTS.test(to) || INSTALLED_FONTS.test(from) || /^(lib\/render|scripts)\//.test(from),
  },
  {
    says: "an engine domain imports model, geometry, fonts from bytes and other domains' schemas, and no infrastructure",
    allows: (edge) =>
      !isDomain(edge.from) ||
      !edge.isOurs ||
      within(edge) ||
      (isGround(edge.to) && !INSTALLED_FONTS.test(edge.to)) ||
      LEAVES.test(edge.to) ||
      (isDomain(edge.to) && FOR_ALL_DOMAINS.test(edge.to)),
  },
  {
    says: "an engine domain gets its effects as arguments: no next, no files, no network, no processes",
    allows: ({ from, to, isOurs }) =>
      !isEngine(from) || isOurs || !(EFFECTS.test(to) || /^next(\/|$)/.test(to)),
  },
  {
    says: "of infrastructure, only render knows the engine's code; the rest knows its schemas",
    allows: ({ from, to }) =>
      !isInfrastructure(from) ||
      from.startsWith("lib/render/") ||
      isGround(to) ||
      !isEngine(to) ||
      FOR_ALL_DOMAINS.test(to),
  },
  {
    says: "http and what is above it reach the engine through brand",
    allows: ({ from, to }) =>
      !isAboveBrand(from) || isGround(to) || !isEngine(to) || FOR_ALL_DOMAINS.test(to),
  },
  {
    says: "lib above the engine and inngest read env, and the routes that depend on a setting",
    allows: ({ from, to }) =>
      to !== "lib/env.ts" ||
      (libFolder(from) !== undefined && !isEngine(from)) ||
      /^(inngest\/|scripts\/|serve\.ts$|proxy\.ts$|app\/.*route\.ts$)/.test(from),
  },
  {
    says: "lib/kit/templates imports only what the customer will have",
    allows: ({ from, to, isOurs }) =>
      !from.startsWith("lib/kit/templates/") || !isOurs || to.startsWith("lib/kit/templates/"),
  },
  {
    says: "the guides' samples import only what a reader has: each other, and the payment method that a guide shows",
    allows: ({ from, to, isOurs }) =>
      !from.startsWith("docs/") || !isOurs || /^(docs\/|lib\/payments\/native-charge)/.test(to),
  },
  {
    says: "only tests and scripts import what is made for tests",
    allows: ({ from, to }) =>
      !TESTS.test(to) || TESTS.test(from) || from.startsWith("scripts/") || /-process\.ts$/.test(from),
  },
];

/** What also tests keep to. */
const TEST_RULES: Rule[] = [
  {
    says: "bars and end-to-end specifications share test-support, and nothing else",
    allows: ({ from, to }) =>
      !(/^(e2e|test-support)\//.test(from) && to.startsWith("scripts/bars/")) &&
      !(/^(scripts|test-support)\//.test(from) && to.startsWith("e2e/")),
  },
];

/**
 * Every import that breaks a rule, and every circle of folders, one line each. Test files may import what they need, but
 * for `TEST_RULES`.
 */
export function brokenRules(imports: Import[]): string[] {
  const isPure = purity(imports);
  const broken = imports.flatMap((edge) =>
    (TESTS.test(edge.from) ? TEST_RULES : [...RULES, ...TEST_RULES])
      .filter((rule) => !rule.allows(edge, isPure))
      .map(({ says }) => `${edge.from} imports ${edge.to}, but ${says}`),
  );
  const circles = folderCycles(imports.filter(({ from, to }) => !TESTS.test(from) && !TESTS.test(to)));
  return [...broken, ...circles.map((circle) => `folders import each other in a circle: ${circle}`)];
}

/** Loose files of lib, and what is not lib's, are below everything. */
function floorAt(file: string): number {
  const folder = libFolder(file);
  return folder === undefined ? -1 : (floorOf(folder) ?? -1);
}

/** Pure files, and all they import, could run in a browser: no Node builtin, no infrastructure, no settings. */
function purity(imports: Import[]): (file: string) => boolean {
  const known = new Map<string, boolean>();
  const isPure = (file: string): boolean => {
    const before = known.get(file);
    if (before !== undefined) return before;
    known.set(file, true);
    const result = imports
      .filter(({ from, isType }) => from === file && !isType)
      .every(({ to, isOurs }) => (isOurs ? to !== "lib/env.ts" && isPure(to) : isForBrowsers(to)));
    known.set(file, result);
    return result;
  };
  return isPure;
}

const SERVER_PACKAGES =
  /^(pg|pino|piscina|inngest|@prisma|@resvg|@react-pdf|fontkit|subset-font|esbuild|ws|next-auth|nodemailer|@node-rs)(\/|$)/;

function isForBrowsers(name: string): boolean {
  const isBuiltin = name.startsWith("node:") || builtinModules.includes(name.split("/")[0] ?? "");
  return !isBuiltin && !SERVER_PACKAGES.test(name);
}
