/** What a design says and shows; files are below the folder of the design. */
export interface DesignContent {
  readonly name: string;
  readonly tagline: string;
  readonly oneLiner: string;
  readonly action: string;
  readonly logo: { readonly src: string; readonly width: number; readonly height: number };
}
