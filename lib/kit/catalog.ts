// Made by `node scripts/run.mjs kit` from the files of lib/kit/specs.
import { KIT_GROUPS, type KitComponent } from "./kit.schema";
import { buttonSpec } from "./specs/button";
import { chartSpec } from "./specs/chart";
import { checkboxSpec } from "./specs/checkbox";
import { dataTableSpec } from "./specs/data-table";
import { drawerSpec } from "./specs/drawer";
import { inputSpec } from "./specs/input";
import { modalSpec } from "./specs/modal";
import { popoverSpec } from "./specs/popover";
import { radioGroupSpec } from "./specs/radio-group";
import { selectSpec } from "./specs/select";
import { sliderSpec } from "./specs/slider";
import { switchSpec } from "./specs/switch";
import { tabsSpec } from "./specs/tabs";
import { toastSpec } from "./specs/toast";

const specs: readonly KitComponent[] = [
  buttonSpec,
  chartSpec,
  checkboxSpec,
  dataTableSpec,
  drawerSpec,
  inputSpec,
  modalSpec,
  popoverSpec,
  radioGroupSpec,
  selectSpec,
  sliderSpec,
  switchSpec,
  tabsSpec,
  toastSpec,
];

/** Every component of the kit, in the order in which people meet them. */
export const kitCatalog: readonly KitComponent[] = KIT_GROUPS.flatMap((group) =>
  specs.filter((component) => component.group === group),
);
