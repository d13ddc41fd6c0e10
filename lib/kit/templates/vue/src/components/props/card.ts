// Made from the component's description: change that, not this file.

export interface CardProps {
  /** Its weight among others. Default "surface". */
  variant?: "surface" | "outline" | "soft" | "brand";
  /** Where the picture stands. Default "vertical". */
  orientation?: "vertical" | "horizontal";
  /** The card's heading. */
  title?: string;
  /** A word above the heading: category, date. */
  eyebrow?: string;
  /** Makes the whole card a link, named by its heading; needs a title. */
  href?: string;
  /** Level of the heading in the page. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** Draws the brand's colors where a picture would stand. Default false. */
  pattern?: boolean;
}

export interface CardSlots {
  /** The text. */
  default?: () => unknown;
  /** A picture, edge to edge, with its own alt. */
  media?: () => unknown;
  /** Actions or facts, at the bottom. */
  footer?: () => unknown;
}
