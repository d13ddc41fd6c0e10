// Made from the component's description: change that, not this file.

import type { Tab } from "../../behaviours/tabs";

export interface TabsProps {
  /** The look. Default "line". */
  variant?: "line" | "pill";
  /** The tabs in order; ids are unique in these tabs. */
  tabs: readonly Tab[];
  /** Name of the set for assistive technology. */
  label: string;
  /** Which arrows move. Default "horizontal". */
  orientation?: "horizontal" | "vertical";
  /** Whether arrows select as they move; manual, where Enter or Space selects, is for panels that load slowly. Default "automatic". */
  activation?: "automatic" | "manual";
}

export interface TabsSlots {
  /** The panels, by the ids of their tabs. */
  [id: string]: (() => unknown) | undefined;
}
