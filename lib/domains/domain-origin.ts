import { appUrl } from "@/lib/env";
import { designHost } from "./design-host";
import type { ReadName } from "./read-name";

/** The host of a label or domain, with the port that ours have. */
export function hostOf({ kind, name }: ReadName): string {
  if (kind === "label") return `${name}.${designHost()}`;
  const { port } = new URL(appUrl());
  return port ? `${name}:${port}` : name;
}

/** Where a showcase is by it, without a slash at its end: "https://docs.klok.example". */
export const originOf = (name: ReadName): string => `${new URL(appUrl()).protocol}//${hostOf(name)}`;
