// Made from the components' descriptions.
import AlertStories from "./alert.vue";
import AvatarStories from "./avatar.vue";
import BadgeStories from "./badge.vue";
import ButtonStories from "./button.vue";
import CardStories from "./card.vue";
import InputStories from "./input.vue";
import ProgressStories from "./progress.vue";
import BreadcrumbStories from "./breadcrumb.vue";
import FooterStories from "./footer.vue";
import GridStories from "./grid.vue";
import HeaderStories from "./header.vue";
import NavigationStories from "./navigation.vue";
import PaginationStories from "./pagination.vue";
import SidebarStories from "./sidebar.vue";
import AccordionStories from "./accordion.vue";
import DrawerStories from "./drawer.vue";
import DropdownStories from "./dropdown.vue";
import ModalStories from "./modal.vue";
import PopoverStories from "./popover.vue";
import StepperStories from "./stepper.vue";
import TabsStories from "./tabs.vue";
import ToastStories from "./toast.vue";
import TooltipStories from "./tooltip.vue";
import CheckboxStories from "./checkbox.vue";
import ComboboxStories from "./combobox.vue";
import RadioGroupStories from "./radio-group.vue";
import SelectStories from "./select.vue";
import SliderStories from "./slider.vue";
import SwitchStories from "./switch.vue";
import TextareaStories from "./textarea.vue";
import CalendarStories from "./calendar.vue";
import ChartStories from "./chart.vue";
import DataTableStories from "./data-table.vue";
import FileUploadStories from "./file-upload.vue";
import FormBuilderStories from "./form-builder.vue";
import BalanceDisplayStories from "./balance-display.vue";
import NetworkSwitcherStories from "./network-switcher.vue";
import NftDisplayCardStories from "./nft-display-card.vue";
import TransactionStatusStories from "./transaction-status.vue";
import WalletConnectButtonStories from "./wallet-connect-button.vue";

/** Every component with its stories, in the order of the gallery. */
export const examples = [
  {
    id: "alert",
    title: "Alert",
    group: "Base",
    summary: "A sentence that people need to know in this place, for as long as it is true.",
    stories: [
      { id: "variants", title: "Variants", layout: "stack" },
      { id: "dismiss", title: "With actions, and one that can be closed", layout: "stack" },
      { id: "text", title: "Text alone", layout: "stack" },
    ],
    Stories: AlertStories,
  },
  {
    id: "avatar",
    title: "Avatar",
    group: "Base",
    summary: "A person, a team or an account in one small picture; initials where there is none.",
    stories: [
      { id: "sizes", title: "Initials in three sizes, and a picture", layout: "row" },
      { id: "shapes", title: "A team, a mark, an icon, a picture that is missing", layout: "row" },
      { id: "beside", title: "Beside the name", layout: "row" },
    ],
    Stories: AvatarStories,
  },
  {
    id: "badge",
    title: "Badge",
    group: "Base",
    summary: "A word or a number about the thing beside it. It is never pressed.",
    stories: [
      { id: "variants", title: "Variants", layout: "row" },
      { id: "dots", title: "Live states, icons, sizes", layout: "row" },
      { id: "long", title: "A word that is too long", layout: "stack" },
    ],
    Stories: BadgeStories,
  },
  {
    id: "button",
    title: "Button",
    group: "Base",
    summary: "Starts an action. With an address it is a link that looks like a button.",
    stories: [
      { id: "variants", title: "Variants", layout: "row" },
      { id: "sizes", title: "Sizes", layout: "row" },
      { id: "icons", title: "With an icon, and as a link", layout: "row" },
      { id: "states", title: "Loading, disabled, and opening something", layout: "row" },
    ],
    Stories: ButtonStories,
  },
  {
    id: "card",
    title: "Card",
    group: "Base",
    summary: "One thing and what belongs to it: a page, an article, a person. The whole card can be a link.",
    stories: [
      { id: "links", title: "Cards that are links", layout: "full" },
      { id: "emphasis", title: "One among many", layout: "full" },
      { id: "horizontal", title: "Picture before the text, and text alone", layout: "stack" },
    ],
    Stories: CardStories,
  },
  {
    id: "input",
    title: "Input",
    group: "Base",
    summary: "A labelled field for one line of text, with a hint and an error that says what would be valid.",
    stories: [
      { id: "hint", title: "With a hint, and with an error", layout: "stack" },
      { id: "affixes", title: "Units, icons, an optional field", layout: "stack" },
      { id: "sizes", title: "Sizes", layout: "stack" },
      { id: "states", title: "Required, read-only, disabled, being checked", layout: "stack" },
    ],
    Stories: InputStories,
  },
  {
    id: "progress",
    title: "Progress",
    group: "Base",
    summary: "How far a task has come, or that it is under way.",
    stories: [
      { id: "values", title: "With a value", layout: "stack" },
      { id: "indeterminate", title: "Without a known end", layout: "stack" },
    ],
    Stories: ProgressStories,
  },
  {
    id: "breadcrumb",
    title: "Breadcrumb",
    group: "Layout",
    summary: "Where this page lies: the pages above it, and itself at the end.",
    stories: [
      { id: "path", title: "Three levels", layout: "full" },
      { id: "folded", title: "Many levels, folded", layout: "full" },
    ],
    Stories: BreadcrumbStories,
  },
  {
    id: "footer",
    title: "Footer",
    group: "Layout",
    summary: "The end of every page: who this is, where everything else is, and the legal line.",
    stories: [
      { id: "site", title: "A site's footer", layout: "full" },
      { id: "small", title: "Without groups", layout: "full" },
    ],
    Stories: FooterStories,
  },
  {
    id: "grid",
    title: "Grid",
    group: "Layout",
    summary: "Things of one kind side by side: as many columns as fit, all of one width.",
    stories: [
      { id: "columns", title: "At most three columns", layout: "full" },
      { id: "fit", title: "As many as fit", layout: "full" },
      { id: "wide", title: "Two wide ones, and no gap", layout: "stack" },
    ],
    Stories: GridStories,
  },
  {
    id: "header",
    title: "Header",
    group: "Layout",
    summary:
      "The brand, the main ways through the site and one action. Folds into a menu where space is short.",
    stories: [
      { id: "site", title: "A site's header", layout: "full" },
      { id: "many", title: "Six links, no action, sticky", layout: "full" },
    ],
    Stories: HeaderStories,
  },
  {
    id: "navigation",
    title: "Navigation",
    group: "Layout",
    summary:
      "Links side by side, some of them with more links below. Buttons open these; nothing opens by itself.",
    stories: [
      { id: "site", title: "With groups", layout: "full" },
      { id: "section", title: "The page that is shown is in a group", layout: "stack" },
    ],
    Stories: NavigationStories,
  },
  {
    id: "pagination",
    title: "Pagination",
    group: "Layout",
    summary: "The pages of a long list: where people are, the pages around it, the way on and back.",
    stories: [
      { id: "buttons", title: "Many pages", layout: "full" },
      { id: "links", title: "As links", layout: "full" },
      { id: "short", title: "At the first page", layout: "stack" },
      { id: "disabled", title: "While pages load", layout: "stack" },
    ],
    Stories: PaginationStories,
  },
  {
    id: "sidebar",
    title: "Sidebar",
    group: "Layout",
    summary:
      "The places of an application, in groups that fold. On a phone it is a drawer that a button opens.",
    stories: [
      { id: "application", title: "An application", layout: "full" },
      { id: "plain", title: "One group without a name", layout: "full" },
    ],
    Stories: SidebarStories,
  },
  {
    id: "accordion",
    title: "Accordion",
    group: "Interactive",
    summary: "Questions that open to their answers. Native details, found by the browser's search.",
    stories: [
      { id: "questions", title: "Questions", layout: "full" },
      { id: "exclusive", title: "One at a time, one of them not to be had", layout: "full" },
    ],
    Stories: AccordionStories,
  },
  {
    id: "drawer",
    title: "Drawer",
    group: "Interactive",
    summary: "What belongs beside the page, at one of its edges. A native dialog.",
    stories: [
      { id: "end", title: "At the end, with actions", layout: "row" },
      { id: "start", title: "At the start", layout: "row" },
      { id: "bottom", title: "At the bottom", layout: "row" },
    ],
    Stories: DrawerStories,
  },
  {
    id: "dropdown",
    title: "Dropdown",
    group: "Interactive",
    summary: "A button that opens a list of actions, links and settings.",
    stories: [
      { id: "actions", title: "Actions", layout: "row" },
      { id: "view", title: "What is shown, and in which order", layout: "row" },
      { id: "icon", title: "On an icon, at its end, and disabled", layout: "row" },
    ],
    Stories: DropdownStories,
  },
  {
    id: "modal",
    title: "Modal",
    group: "Interactive",
    summary: "A question or a short task that has to be finished first. A native dialog.",
    stories: [
      { id: "question", title: "A question", layout: "row" },
      { id: "text", title: "More to read", layout: "row" },
      { id: "notice", title: "Longer content, which stays until it is closed", layout: "row" },
    ],
    Stories: ModalStories,
  },
  {
    id: "popover",
    title: "Popover",
    group: "Interactive",
    summary: "More about one thing, beside it, while the page stays usable. A native popover.",
    stories: [
      { id: "details", title: "Details", layout: "row" },
      { id: "places", title: "Above, and beside", layout: "row" },
    ],
    Stories: PopoverStories,
  },
  {
    id: "stepper",
    title: "Stepper",
    group: "Interactive",
    summary: "The steps of one task: what is done, where one is, and what comes.",
    stories: [
      { id: "horizontal", title: "Horizontal", layout: "full" },
      { id: "links", title: "Vertical, with links and an error", layout: "full" },
      { id: "finished", title: "All done", layout: "full" },
    ],
    Stories: StepperStories,
  },
  {
    id: "tabs",
    title: "Tabs",
    group: "Interactive",
    summary: "Views of one thing, one at a time, without leaving the page.",
    stories: [
      { id: "line", title: "Line", layout: "full" },
      { id: "pill", title: "Pill, one of them not to be had", layout: "full" },
      { id: "vertical", title: "Vertical, selected by Enter", layout: "full" },
    ],
    Stories: TabsStories,
  },
  {
    id: "toast",
    title: "Toast",
    group: "Interactive",
    summary: "Says that something has happened, without stopping anyone. Waits while it is read.",
    stories: [{ id: "messages", title: "Messages", layout: "row" }],
    Stories: ToastStories,
  },
  {
    id: "tooltip",
    title: "Tooltip",
    group: "Interactive",
    summary: "A name or a short hint for one control, shown while the pointer or the focus is on it.",
    stories: [
      { id: "icon", title: "On an icon", layout: "row" },
      { id: "places", title: "Below, and beside", layout: "row" },
    ],
    Stories: TooltipStories,
  },
  {
    id: "checkbox",
    title: "Checkbox",
    group: "Forms",
    summary: "One thing that is agreed to or not, or several of a list. A native checkbox.",
    stories: [
      { id: "list", title: "Several of a list", layout: "stack" },
      { id: "states", title: "On, mixed, disabled, invalid", layout: "stack" },
    ],
    Stories: CheckboxStories,
  },
  {
    id: "combobox",
    title: "Combobox",
    group: "Forms",
    summary: "One answer out of a long list, found by typing a part of it.",
    stories: [
      { id: "cities", title: "A list to search", layout: "stack" },
      { id: "states", title: "Chosen, invalid, loading, disabled", layout: "stack" },
    ],
    Stories: ComboboxStories,
  },
  {
    id: "radio-group",
    title: "Radio Group",
    group: "Forms",
    summary: "One answer out of a few, all of them in sight. Native radio buttons in a fieldset.",
    stories: [
      { id: "plain", title: "A question", layout: "stack" },
      { id: "cards", title: "Cards, one of them not to be had", layout: "full" },
      { id: "states", title: "Side by side, invalid, disabled", layout: "stack" },
    ],
    Stories: RadioGroupStories,
  },
  {
    id: "select",
    title: "Select",
    group: "Forms",
    summary: "One answer out of a list that opens. A native select, so phones show their own list.",
    stories: [
      { id: "options", title: "In groups, one of them not to be had", layout: "stack" },
      { id: "sizes", title: "Sizes", layout: "stack" },
      { id: "states", title: "Invalid, disabled, loading", layout: "stack" },
    ],
    Stories: SelectStories,
  },
  {
    id: "slider",
    title: "Slider",
    group: "Forms",
    summary: "A number, or a range between two, where about right is good enough. Native range inputs.",
    stories: [
      { id: "one", title: "One thumb", layout: "stack" },
      { id: "two", title: "A range between two", layout: "stack" },
      { id: "states", title: "Disabled, invalid", layout: "stack" },
    ],
    Stories: SliderStories,
  },
  {
    id: "switch",
    title: "Switch",
    group: "Forms",
    summary: "Turns one setting on or off, at once. A native checkbox that says it is a switch.",
    stories: [
      { id: "settings", title: "A list of settings", layout: "stack" },
      { id: "states", title: "Small, disabled, invalid", layout: "stack" },
    ],
    Stories: SwitchStories,
  },
  {
    id: "textarea",
    title: "Textarea",
    group: "Forms",
    summary: "A labelled field for several lines of text that grows with what is written.",
    stories: [
      { id: "limit", title: "With a hint and a limit", layout: "stack" },
      { id: "sizes", title: "Sizes", layout: "stack" },
      { id: "states", title: "Required, disabled, read-only", layout: "stack" },
    ],
    Stories: TextareaStories,
  },
  {
    id: "calendar",
    title: "Calendar",
    group: "Data",
    summary: "A month of days, of which one, or a range between two, is chosen. In any language.",
    stories: [
      { id: "day", title: "One day", layout: "stack" },
      { id: "range", title: "A range, in German", layout: "stack" },
      { id: "chosen", title: "A chosen range; weeks that begin on Monday", layout: "stack" },
      { id: "limits", title: "Limits, and days that cannot be had", layout: "stack" },
    ],
    Stories: CalendarStories,
  },
  {
    id: "chart",
    title: "Chart",
    group: "Data",
    summary: "Figures as lines, bars, areas or a ring. The same figures are always there as a table.",
    stories: [
      { id: "line", title: "Line", layout: "full" },
      { id: "bar", title: "Bars, some below zero", layout: "full" },
      { id: "area", title: "Area", layout: "full" },
      { id: "donut", title: "Ring", layout: "full" },
      { id: "table", title: "With its table", layout: "full" },
      { id: "empty", title: "Empty", layout: "full" },
    ],
    Stories: ChartStories,
  },
  {
    id: "data-table",
    title: "Data Table",
    group: "Data",
    summary:
      "Rows of facts that can be compared, ordered, filtered and selected. A native table in a box that scrolls.",
    stories: [
      { id: "whole", title: "With everything", layout: "full" },
      { id: "sortable", title: "Sortable", layout: "full" },
      { id: "resizable", title: "Compact, with columns that can be resized", layout: "full" },
      { id: "loading", title: "Loading", layout: "full" },
      { id: "empty", title: "Empty", layout: "full" },
    ],
    Stories: DataTableStories,
  },
  {
    id: "file-upload",
    title: "File Upload",
    group: "Data",
    summary: "Files, chosen or dropped, with what was refused and why. A native file field.",
    stories: [
      { id: "pictures", title: "Several pictures", layout: "stack" },
      { id: "one", title: "One file", layout: "stack" },
      { id: "states", title: "On its way, there, refused, invalid", layout: "stack" },
    ],
    Stories: FileUploadStories,
  },
  {
    id: "form-builder",
    title: "Form Builder",
    group: "Data",
    summary: "A form from a list of fields, which says in plain words what would be valid.",
    stories: [
      { id: "contact", title: "A message", layout: "full" },
      { id: "limits", title: "Numbers, days, patterns", layout: "full" },
    ],
    Stories: FormBuilderStories,
  },
  {
    id: "balance-display",
    title: "Balance Display",
    group: "Web3",
    summary:
      "What an account holds: each token's amount, exact to the last place that is shown, and what it is worth.",
    stories: [
      { id: "tokens", title: "Tokens", layout: "stack" },
      { id: "hidden", title: "Hidden amounts", layout: "stack" },
      { id: "stale", title: "Stale", layout: "stack" },
      { id: "loading", title: "Loading", layout: "stack" },
      { id: "empty", title: "Empty", layout: "stack" },
    ],
    Stories: BalanceDisplayStories,
  },
  {
    id: "network-switcher",
    title: "Network Switcher",
    group: "Web3",
    summary: "Says which chain the wallet is on, and asks it for another. A native select.",
    stories: [
      { id: "live", title: "With a wallet's button", layout: "stack" },
      { id: "connected", title: "Connected", layout: "stack" },
      { id: "pending", title: "Waiting for the wallet", layout: "stack" },
      { id: "wrong", title: "Wrong network", layout: "stack" },
      { id: "refused", title: "Refused", layout: "stack" },
      { id: "none", title: "No wallet", layout: "stack" },
    ],
    Stories: NetworkSwitcherStories,
  },
  {
    id: "nft-display-card",
    title: "NFT Display Card",
    group: "Web3",
    summary: "One token of a collection: its picture, name, number, traits and owner.",
    stories: [
      { id: "token", title: "A token", layout: "stack" },
      { id: "failed", title: "A picture that cannot be shown", layout: "stack" },
      { id: "loading", title: "Loading", layout: "stack" },
    ],
    Stories: NftDisplayCardStories,
  },
  {
    id: "transaction-status",
    title: "Transaction Status",
    group: "Web3",
    summary: "How far a transaction is, from the first press to the last confirmation; each change is said.",
    stories: [
      { id: "preparing", title: "Preparing", layout: "stack" },
      { id: "signing", title: "Waiting for a signature", layout: "stack" },
      { id: "pending", title: "Pending", layout: "stack" },
      { id: "confirmed", title: "Confirmed", layout: "stack" },
      { id: "failed", title: "Failed", layout: "stack" },
      { id: "replaced", title: "Replaced", layout: "stack" },
    ],
    Stories: TransactionStatusStories,
  },
  {
    id: "wallet-connect-button",
    title: "Wallet Connect Button",
    group: "Web3",
    summary:
      "Connects the page with a wallet of the browser, says with which account, and lets go of it again.",
    stories: [
      { id: "live", title: "With the wallets of this browser", layout: "stack" },
      { id: "wallets", title: "Wallets to choose from", layout: "stack" },
      { id: "connecting", title: "Connecting", layout: "stack" },
      { id: "connected", title: "Connected", layout: "stack" },
      { id: "refused", title: "Refused", layout: "stack" },
      { id: "none", title: "No wallet found", layout: "stack" },
    ],
    Stories: WalletConnectButtonStories,
  },
] as const;
