import type { ExampleSources, KitComponent } from "@/lib/kit/kit.schema";
import type { Drawing, Logo } from "@/lib/logo/logo.schema";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { Palette } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { TokenDocument } from "@/lib/tokens/tokens.schema";
import type { Typography } from "@/lib/typography/typography.schema";

export interface DocsInput {
  readonly brief: Pick<DesignBrief, "techStack">;
  readonly strategy: Strategy;
  readonly palette: Palette;
  readonly typography: Typography;
  readonly logo: Logo;
  /** The mark drawn for one color: a single path. */
  readonly plainMark: Drawing;
  /** The base document of the design tokens, and `tokens/brand.css` as the package has it. */
  readonly tokens: TokenDocument;
  readonly tokensCss: string;
  /** The components, their stories' sources by "<component>/<story>", the body of each one's example page by its id. */
  readonly catalog: readonly KitComponent[];
  readonly examples: ReadonlyMap<string, ExampleSources>;
  readonly previews: ReadonlyMap<string, string>;
  /** What changed in the components, the newest version first. */
  readonly kitChanges: readonly { readonly version: string; readonly changes: readonly string[] }[];
  /** What makes the examples live, minified. */
  readonly kitCss: string;
  readonly kitScript: string;
  /** The rules of it that the pages round the examples need. */
  readonly frameCss: string;
  /** Paths of the package so far; links go only to files among them. */
  readonly paths: readonly string[];
}

/** A page as the frame needs it. */
export interface DocsPage {
  /** File name below docs/. */
  readonly file: string;
  readonly title: string;
  /** One sentence below the title. */
  readonly summary: string;
  /** Where it stands in the navigation. */
  readonly group: string;
  /** More words that a search finds it by. */
  readonly words?: string;
  /** Sections to jump to. */
  readonly sections: readonly { id: string; title: string }[];
}
