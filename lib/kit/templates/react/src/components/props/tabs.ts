// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";
import type { Tab } from "../../behaviours/tabs";

export interface TabsOwnProps {
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
  /** The panels, by the ids of their tabs. */
  panels: Readonly<Record<string, ReactNode>>;
  /** The value, when you hold it. */
  value?: string;
  /** The value at first, when it holds its own. */
  defaultValue?: string;
  /** The user selects a tab; its id. Without a value at first it is the first that can be selected. */
  onValueChange?: (value: string) => void;
}
