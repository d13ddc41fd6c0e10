// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";
import type { AccordionItem } from "../../behaviours/accordion";

export interface AccordionOwnProps {
  /** The questions in order; ids are unique in this accordion. */
  items: readonly AccordionItem[];
  /** Opening one closes the others. Default false. */
  exclusive?: boolean;
  /** Makes the questions headings of the page. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** The answers, by the ids of their items. */
  contents: Readonly<Record<string, ReactNode>>;
  /** The value, when you hold it. */
  value?: readonly string[];
  /** The value at first, when it holds its own. */
  defaultValue?: readonly string[];
  /** The user, or the browser's search in the page, opens or closes one; the ids of the open ones. */
  onValueChange?: (value: readonly string[]) => void;
}
