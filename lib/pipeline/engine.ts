import type { FontSource } from "@/lib/fonts/font-source";
import type { readFont } from "@/lib/fonts/read-font";
import type { FontVersions } from "@/lib/kit/registry/font-packages";
import type { KitTemplates } from "@/lib/kit/template-files";
import type { TechStack } from "@/lib/model/brief.schema";
import type { engineFunctions } from "./engine-functions";

/** The design engine as stages call it: its functions, and what lies on the disk. */
export type Engine = typeof engineFunctions & EngineFiles;

/** What every stage may read of the disk. */
export interface EngineFiles {
  readonly fonts: FontSource;
  readonly readFont: typeof readFont;
  readonly templates: () => KitTemplates;
  /** Versions of the typefaces' npm packages. */
  readonly fontVersions: () => FontVersions;
  /** SHA-256 by path of a stack's template files as they passed the type check. */
  readonly checkedKit: (stack: TechStack) => Record<string, string>;
}
