import { readdirSync } from "node:fs";
import path from "node:path";

/** A page of `app/`, by its address with its parameters in brackets: `/brands/[jobId]`. */
export interface AppPage {
  address: string;
  isDynamic: boolean;
}

/** Every page of the application, read from its file tree, so that a new one cannot be forgotten. */
export function appPages(): AppPage[] {
  return readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => {
      const segments = path
        .dirname(file)
        .split(path.sep)
        .filter((segment) => segment !== "." && !/^\(.*\)$/.test(segment));
      return { address: `/${segments.join("/")}`, isDynamic: segments.some((name) => name.startsWith("[")) };
    })
    .sort((a, b) => a.address.localeCompare(b.address));
}

/** The address with `value` in place of each parameter. */
export const withValue = (address: string, value: string): string => address.replace(/\[+[^\]]+\]+/g, value);
