import { appUrl, env } from "@/lib/env";

/** What to do with a page that was asked for at the host of a face. */
export type FaceRoute = { rewrite: string } | { redirect: string } | null;

/**
 * The developer site and the status page have hosts of their own, and are at a path of every host as well. Here the
 * host's own addresses become that path; whatever else is asked for there lives on the application's host.
 */
export function routeByHost(host: string | null, pathname: string, search = ""): FaceRoute {
  const face = faces().find((known) => known.host === host?.toLowerCase());
  if (!face || isWithin(pathname, face.root)) return null;
  if (pathname === "/") return { rewrite: face.root };
  if (face.pages.some((page) => isWithin(pathname, page))) return { rewrite: face.root + pathname };
  return { redirect: appUrl() + pathname + search };
}

interface Face {
  /** With its port, lower case. */
  host: string;
  /** The path that holds it. */
  root: string;
  /** Its own addresses besides "/". */
  pages: readonly string[];
}

function faces(): Face[] {
  const { DOCS_HOST, STATUS_HOST, PORT } = env();
  return [
    {
      host: (DOCS_HOST ?? `docs.localhost:${PORT}`).toLowerCase(),
      root: "/developers",
      pages: ["/guides", "/reference", "/changelog"],
    },
    { host: (STATUS_HOST ?? `status.localhost:${PORT}`).toLowerCase(), root: "/status", pages: [] },
  ];
}

const isWithin = (pathname: string, folder: string) =>
  pathname === folder || pathname.startsWith(`${folder}/`);
