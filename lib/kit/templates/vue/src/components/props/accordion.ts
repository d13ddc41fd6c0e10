// Made from the component's description: change that, not this file.

import type { AccordionItem } from "../../behaviours/accordion";

export interface AccordionProps {
  /** The questions in order; ids are unique in this accordion. */
  items: readonly AccordionItem[];
  /** Opening one closes the others. Default false. */
  exclusive?: boolean;
  /** Makes the questions headings of the page. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
}

export interface AccordionSlots {
  /** The answers, by the ids of their items. */
  [id: string]: (() => unknown) | undefined;
}
