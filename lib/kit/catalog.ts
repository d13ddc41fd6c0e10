import type { KitComponent } from "./kit.schema";
import { accordionSpec } from "./specs/accordion";
import { badgeSpec } from "./specs/badge";
import { buttonSpec } from "./specs/button";
import { cardSpec } from "./specs/card";
import { dataTableSpec } from "./specs/data-table";
import { footerSpec } from "./specs/footer";
import { headerSpec } from "./specs/header";
import { inputSpec } from "./specs/input";
import { modalSpec } from "./specs/modal";
import { progressSpec } from "./specs/progress";
import { tabsSpec } from "./specs/tabs";
import { toastSpec } from "./specs/toast";

/**
 * Every component of the kit, in the order in which people meet them. The examples are trusted markup of our own: with
 * `styles/brand.css`, `styles/kit.css` and `kit.js` they are live. `data-brand="name"` and `data-brand="tagline"` mark
 * where a page may put the brand's own text.
 */
export const kitCatalog: readonly KitComponent[] = [
  buttonSpec,
  inputSpec,
  cardSpec,
  badgeSpec,
  progressSpec,
  headerSpec,
  footerSpec,
  modalSpec,
  tabsSpec,
  accordionSpec,
  toastSpec,
  dataTableSpec,
];
