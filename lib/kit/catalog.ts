// Made by `node scripts/run.mjs kit` from the files of lib/kit/specs.
import { KIT_GROUPS, type KitComponent } from "./kit.schema";
import { accordionSpec } from "./specs/accordion";
import { alertSpec } from "./specs/alert";
import { avatarSpec } from "./specs/avatar";
import { badgeSpec } from "./specs/badge";
import { balanceDisplaySpec } from "./specs/balance-display";
import { breadcrumbSpec } from "./specs/breadcrumb";
import { buttonSpec } from "./specs/button";
import { calendarSpec } from "./specs/calendar";
import { cardSpec } from "./specs/card";
import { chartSpec } from "./specs/chart";
import { checkboxSpec } from "./specs/checkbox";
import { comboboxSpec } from "./specs/combobox";
import { dataTableSpec } from "./specs/data-table";
import { drawerSpec } from "./specs/drawer";
import { dropdownSpec } from "./specs/dropdown";
import { fileUploadSpec } from "./specs/file-upload";
import { footerSpec } from "./specs/footer";
import { formBuilderSpec } from "./specs/form-builder";
import { gridSpec } from "./specs/grid";
import { headerSpec } from "./specs/header";
import { inputSpec } from "./specs/input";
import { modalSpec } from "./specs/modal";
import { navigationSpec } from "./specs/navigation";
import { networkSwitcherSpec } from "./specs/network-switcher";
import { nftDisplayCardSpec } from "./specs/nft-display-card";
import { paginationSpec } from "./specs/pagination";
import { popoverSpec } from "./specs/popover";
import { progressSpec } from "./specs/progress";
import { radioGroupSpec } from "./specs/radio-group";
import { selectSpec } from "./specs/select";
import { sidebarSpec } from "./specs/sidebar";
import { sliderSpec } from "./specs/slider";
import { stepperSpec } from "./specs/stepper";
import { switchSpec } from "./specs/switch";
import { tabsSpec } from "./specs/tabs";
import { textareaSpec } from "./specs/textarea";
import { toastSpec } from "./specs/toast";
import { tooltipSpec } from "./specs/tooltip";
import { transactionStatusSpec } from "./specs/transaction-status";
import { walletConnectButtonSpec } from "./specs/wallet-connect-button";

const specs: readonly KitComponent[] = [
  accordionSpec,
  alertSpec,
  avatarSpec,
  badgeSpec,
  balanceDisplaySpec,
  breadcrumbSpec,
  buttonSpec,
  calendarSpec,
  cardSpec,
  chartSpec,
  checkboxSpec,
  comboboxSpec,
  dataTableSpec,
  drawerSpec,
  dropdownSpec,
  fileUploadSpec,
  footerSpec,
  formBuilderSpec,
  gridSpec,
  headerSpec,
  inputSpec,
  modalSpec,
  navigationSpec,
  networkSwitcherSpec,
  nftDisplayCardSpec,
  paginationSpec,
  popoverSpec,
  progressSpec,
  radioGroupSpec,
  selectSpec,
  sidebarSpec,
  sliderSpec,
  stepperSpec,
  switchSpec,
  tabsSpec,
  textareaSpec,
  toastSpec,
  tooltipSpec,
  transactionStatusSpec,
  walletConnectButtonSpec,
];

/** Every component of the kit, in the order in which people meet them. */
export const kitCatalog: readonly KitComponent[] = KIT_GROUPS.flatMap((group) =>
  specs.filter((component) => component.group === group),
);
