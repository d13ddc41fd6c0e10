// Made from the components' descriptions.
import * as AlertStories from "./alert";
import * as AvatarStories from "./avatar";
import * as BadgeStories from "./badge";
import * as ButtonStories from "./button";
import * as CardStories from "./card";
import * as InputStories from "./input";
import * as ProgressStories from "./progress";
import * as BreadcrumbStories from "./breadcrumb";
import * as FooterStories from "./footer";
import * as GridStories from "./grid";
import * as HeaderStories from "./header";
import * as NavigationStories from "./navigation";
import * as PaginationStories from "./pagination";
import * as SidebarStories from "./sidebar";
import * as AccordionStories from "./accordion";
import * as DrawerStories from "./drawer";
import * as DropdownStories from "./dropdown";
import * as ModalStories from "./modal";
import * as PopoverStories from "./popover";
import * as StepperStories from "./stepper";
import * as TabsStories from "./tabs";
import * as ToastStories from "./toast";
import * as TooltipStories from "./tooltip";
import * as CheckboxStories from "./checkbox";
import * as ComboboxStories from "./combobox";
import * as RadioGroupStories from "./radio-group";
import * as SelectStories from "./select";
import * as SliderStories from "./slider";
import * as SwitchStories from "./switch";
import * as TextareaStories from "./textarea";
import * as CalendarStories from "./calendar";
import * as ChartStories from "./chart";
import * as DataTableStories from "./data-table";
import * as FileUploadStories from "./file-upload";
import * as FormBuilderStories from "./form-builder";
import * as BalanceDisplayStories from "./balance-display";
import * as NetworkSwitcherStories from "./network-switcher";
import * as NftDisplayCardStories from "./nft-display-card";
import * as TransactionStatusStories from "./transaction-status";
import * as WalletConnectButtonStories from "./wallet-connect-button";

/** Every component with its stories, in the order of the gallery. */
export const examples = [
  {
    id: "alert",
    title: "Alert",
    group: "Base",
    summary: "A sentence that people need to know in this place, for as long as it is true.",
    stories: [
      { id: "variants", title: "Variants", layout: "stack", Story: AlertStories.Variants },
      {
        id: "dismiss",
        title: "With actions, and one that can be closed",
        layout: "stack",
        Story: AlertStories.Dismiss,
      },
      { id: "text", title: "Text alone", layout: "stack", Story: AlertStories.Text },
    ],
  },
  {
    id: "avatar",
    title: "Avatar",
    group: "Base",
    summary: "A person, a team or an account in one small picture; initials where there is none.",
    stories: [
      {
        id: "sizes",
        title: "Initials in three sizes, and a picture",
        layout: "row",
        Story: AvatarStories.Sizes,
      },
      {
        id: "shapes",
        title: "A team, a mark, an icon, a picture that is missing",
        layout: "row",
        Story: AvatarStories.Shapes,
      },
      { id: "beside", title: "Beside the name", layout: "row", Story: AvatarStories.Beside },
    ],
  },
  {
    id: "badge",
    title: "Badge",
    group: "Base",
    summary: "A word or a number about the thing beside it. It is never pressed.",
    stories: [
      { id: "variants", title: "Variants", layout: "row", Story: BadgeStories.Variants },
      { id: "dots", title: "Live states, icons, sizes", layout: "row", Story: BadgeStories.Dots },
      { id: "long", title: "A word that is too long", layout: "stack", Story: BadgeStories.Long },
    ],
  },
  {
    id: "button",
    title: "Button",
    group: "Base",
    summary: "Starts an action. With an address it is a link that looks like a button.",
    stories: [
      { id: "variants", title: "Variants", layout: "row", Story: ButtonStories.Variants },
      { id: "sizes", title: "Sizes", layout: "row", Story: ButtonStories.Sizes },
      { id: "icons", title: "With an icon, and as a link", layout: "row", Story: ButtonStories.Icons },
      {
        id: "states",
        title: "Loading, disabled, and opening something",
        layout: "row",
        Story: ButtonStories.States,
      },
    ],
  },
  {
    id: "card",
    title: "Card",
    group: "Base",
    summary: "One thing and what belongs to it: a page, an article, a person. The whole card can be a link.",
    stories: [
      { id: "links", title: "Cards that are links", layout: "full", Story: CardStories.Links },
      { id: "emphasis", title: "One among many", layout: "full", Story: CardStories.Emphasis },
      {
        id: "horizontal",
        title: "Picture before the text, and text alone",
        layout: "stack",
        Story: CardStories.Horizontal,
      },
    ],
  },
  {
    id: "input",
    title: "Input",
    group: "Base",
    summary: "A labelled field for one line of text, with a hint and an error that says what would be valid.",
    stories: [
      { id: "hint", title: "With a hint, and with an error", layout: "stack", Story: InputStories.Hint },
      {
        id: "affixes",
        title: "Units, icons, an optional field",
        layout: "stack",
        Story: InputStories.Affixes,
      },
      { id: "sizes", title: "Sizes", layout: "stack", Story: InputStories.Sizes },
      {
        id: "states",
        title: "Required, read-only, disabled, being checked",
        layout: "stack",
        Story: InputStories.States,
      },
    ],
  },
  {
    id: "progress",
    title: "Progress",
    group: "Base",
    summary: "How far a task has come, or that it is under way.",
    stories: [
      { id: "values", title: "With a value", layout: "stack", Story: ProgressStories.Values },
      {
        id: "indeterminate",
        title: "Without a known end",
        layout: "stack",
        Story: ProgressStories.Indeterminate,
      },
    ],
  },
  {
    id: "breadcrumb",
    title: "Breadcrumb",
    group: "Layout",
    summary: "Where this page lies: the pages above it, and itself at the end.",
    stories: [
      { id: "path", title: "Three levels", layout: "full", Story: BreadcrumbStories.Path },
      { id: "folded", title: "Many levels, folded", layout: "full", Story: BreadcrumbStories.Folded },
    ],
  },
  {
    id: "footer",
    title: "Footer",
    group: "Layout",
    summary: "The end of every page: who this is, where everything else is, and the legal line.",
    stories: [
      { id: "site", title: "A site's footer", layout: "full", Story: FooterStories.Site },
      { id: "small", title: "Without groups", layout: "full", Story: FooterStories.Small },
    ],
  },
  {
    id: "grid",
    title: "Grid",
    group: "Layout",
    summary: "Things of one kind side by side: as many columns as fit, all of one width.",
    stories: [
      { id: "columns", title: "At most three columns", layout: "full", Story: GridStories.Columns },
      { id: "fit", title: "As many as fit", layout: "full", Story: GridStories.Fit },
      { id: "wide", title: "Two wide ones, and no gap", layout: "stack", Story: GridStories.Wide },
    ],
  },
  {
    id: "header",
    title: "Header",
    group: "Layout",
    summary:
      "The brand, the main ways through the site and one action. Folds into a menu where space is short.",
    stories: [
      { id: "site", title: "A site's header", layout: "full", Story: HeaderStories.Site },
      { id: "many", title: "Six links, no action, sticky", layout: "full", Story: HeaderStories.Many },
    ],
  },
  {
    id: "navigation",
    title: "Navigation",
    group: "Layout",
    summary:
      "Links side by side, some of them with more links below. Buttons open these; nothing opens by itself.",
    stories: [
      { id: "site", title: "With groups", layout: "full", Story: NavigationStories.Site },
      {
        id: "section",
        title: "The page that is shown is in a group",
        layout: "stack",
        Story: NavigationStories.Section,
      },
    ],
  },
  {
    id: "pagination",
    title: "Pagination",
    group: "Layout",
    summary: "The pages of a long list: where people are, the pages around it, the way on and back.",
    stories: [
      { id: "buttons", title: "Many pages", layout: "full", Story: PaginationStories.Buttons },
      { id: "links", title: "As links", layout: "full", Story: PaginationStories.Links },
      { id: "short", title: "At the first page", layout: "stack", Story: PaginationStories.Short },
      { id: "disabled", title: "While pages load", layout: "stack", Story: PaginationStories.Disabled },
    ],
  },
  {
    id: "sidebar",
    title: "Sidebar",
    group: "Layout",
    summary:
      "The places of an application, in groups that fold. On a phone it is a drawer that a button opens.",
    stories: [
      { id: "application", title: "An application", layout: "full", Story: SidebarStories.Application },
      { id: "plain", title: "One group without a name", layout: "full", Story: SidebarStories.Plain },
    ],
  },
  {
    id: "accordion",
    title: "Accordion",
    group: "Interactive",
    summary: "Questions that open to their answers. Native details, found by the browser's search.",
    stories: [
      { id: "questions", title: "Questions", layout: "full", Story: AccordionStories.Questions },
      {
        id: "exclusive",
        title: "One at a time, one of them not to be had",
        layout: "full",
        Story: AccordionStories.Exclusive,
      },
    ],
  },
  {
    id: "drawer",
    title: "Drawer",
    group: "Interactive",
    summary: "What belongs beside the page, at one of its edges. A native dialog.",
    stories: [
      { id: "end", title: "At the end, with actions", layout: "row", Story: DrawerStories.End },
      { id: "start", title: "At the start", layout: "row", Story: DrawerStories.Start },
      { id: "bottom", title: "At the bottom", layout: "row", Story: DrawerStories.Bottom },
    ],
  },
  {
    id: "dropdown",
    title: "Dropdown",
    group: "Interactive",
    summary: "A button that opens a list of actions, links and settings.",
    stories: [
      { id: "actions", title: "Actions", layout: "row", Story: DropdownStories.Actions },
      { id: "view", title: "What is shown, and in which order", layout: "row", Story: DropdownStories.View },
      {
        id: "icon",
        title: "On an icon, at its end, and disabled",
        layout: "row",
        Story: DropdownStories.Icon,
      },
    ],
  },
  {
    id: "modal",
    title: "Modal",
    group: "Interactive",
    summary: "A question or a short task that has to be finished first. A native dialog.",
    stories: [
      { id: "question", title: "A question", layout: "row", Story: ModalStories.Question },
      { id: "text", title: "More to read", layout: "row", Story: ModalStories.Text },
      {
        id: "notice",
        title: "Longer content, which stays until it is closed",
        layout: "row",
        Story: ModalStories.Notice,
      },
    ],
  },
  {
    id: "popover",
    title: "Popover",
    group: "Interactive",
    summary: "More about one thing, beside it, while the page stays usable. A native popover.",
    stories: [
      { id: "details", title: "Details", layout: "row", Story: PopoverStories.Details },
      { id: "places", title: "Above, and beside", layout: "row", Story: PopoverStories.Places },
    ],
  },
  {
    id: "stepper",
    title: "Stepper",
    group: "Interactive",
    summary: "The steps of one task: what is done, where one is, and what comes.",
    stories: [
      { id: "horizontal", title: "Horizontal", layout: "full", Story: StepperStories.Horizontal },
      {
        id: "links",
        title: "Vertical, with links and an error",
        layout: "full",
        Story: StepperStories.Links,
      },
      { id: "finished", title: "All done", layout: "full", Story: StepperStories.Finished },
    ],
  },
  {
    id: "tabs",
    title: "Tabs",
    group: "Interactive",
    summary: "Views of one thing, one at a time, without leaving the page.",
    stories: [
      { id: "line", title: "Line", layout: "full", Story: TabsStories.Line },
      { id: "pill", title: "Pill, one of them not to be had", layout: "full", Story: TabsStories.Pill },
      { id: "vertical", title: "Vertical, selected by Enter", layout: "full", Story: TabsStories.Vertical },
    ],
  },
  {
    id: "toast",
    title: "Toast",
    group: "Interactive",
    summary: "Says that something has happened, without stopping anyone. Waits while it is read.",
    stories: [{ id: "messages", title: "Messages", layout: "row", Story: ToastStories.Messages }],
  },
  {
    id: "tooltip",
    title: "Tooltip",
    group: "Interactive",
    summary: "A name or a short hint for one control, shown while the pointer or the focus is on it.",
    stories: [
      { id: "icon", title: "On an icon", layout: "row", Story: TooltipStories.Icon },
      { id: "places", title: "Below, and beside", layout: "row", Story: TooltipStories.Places },
    ],
  },
  {
    id: "checkbox",
    title: "Checkbox",
    group: "Forms",
    summary: "One thing that is agreed to or not, or several of a list. A native checkbox.",
    stories: [
      { id: "list", title: "Several of a list", layout: "stack", Story: CheckboxStories.List },
      { id: "states", title: "On, mixed, disabled, invalid", layout: "stack", Story: CheckboxStories.States },
    ],
  },
  {
    id: "combobox",
    title: "Combobox",
    group: "Forms",
    summary: "One answer out of a long list, found by typing a part of it.",
    stories: [
      { id: "cities", title: "A list to search", layout: "stack", Story: ComboboxStories.Cities },
      {
        id: "states",
        title: "Chosen, invalid, loading, disabled",
        layout: "stack",
        Story: ComboboxStories.States,
      },
    ],
  },
  {
    id: "radio-group",
    title: "Radio Group",
    group: "Forms",
    summary: "One answer out of a few, all of them in sight. Native radio buttons in a fieldset.",
    stories: [
      { id: "plain", title: "A question", layout: "stack", Story: RadioGroupStories.Plain },
      {
        id: "cards",
        title: "Cards, one of them not to be had",
        layout: "full",
        Story: RadioGroupStories.Cards,
      },
      {
        id: "states",
        title: "Side by side, invalid, disabled",
        layout: "stack",
        Story: RadioGroupStories.States,
      },
    ],
  },
  {
    id: "select",
    title: "Select",
    group: "Forms",
    summary: "One answer out of a list that opens. A native select, so phones show their own list.",
    stories: [
      {
        id: "options",
        title: "In groups, one of them not to be had",
        layout: "stack",
        Story: SelectStories.Options,
      },
      { id: "sizes", title: "Sizes", layout: "stack", Story: SelectStories.Sizes },
      { id: "states", title: "Invalid, disabled, loading", layout: "stack", Story: SelectStories.States },
    ],
  },
  {
    id: "slider",
    title: "Slider",
    group: "Forms",
    summary: "A number, or a range between two, where about right is good enough. Native range inputs.",
    stories: [
      { id: "one", title: "One thumb", layout: "stack", Story: SliderStories.One },
      { id: "two", title: "A range between two", layout: "stack", Story: SliderStories.Two },
      { id: "states", title: "Disabled, invalid", layout: "stack", Story: SliderStories.States },
    ],
  },
  {
    id: "switch",
    title: "Switch",
    group: "Forms",
    summary: "Turns one setting on or off, at once. A native checkbox that says it is a switch.",
    stories: [
      { id: "settings", title: "A list of settings", layout: "stack", Story: SwitchStories.Settings },
      { id: "states", title: "Small, disabled, invalid", layout: "stack", Story: SwitchStories.States },
    ],
  },
  {
    id: "textarea",
    title: "Textarea",
    group: "Forms",
    summary: "A labelled field for several lines of text that grows with what is written.",
    stories: [
      { id: "limit", title: "With a hint and a limit", layout: "stack", Story: TextareaStories.Limit },
      { id: "sizes", title: "Sizes", layout: "stack", Story: TextareaStories.Sizes },
      {
        id: "states",
        title: "Required, disabled, read-only",
        layout: "stack",
        Story: TextareaStories.States,
      },
    ],
  },
  {
    id: "calendar",
    title: "Calendar",
    group: "Data",
    summary: "A month of days, of which one, or a range between two, is chosen. In any language.",
    stories: [
      { id: "day", title: "One day", layout: "stack", Story: CalendarStories.Day },
      { id: "range", title: "A range, in German", layout: "stack", Story: CalendarStories.Range },
      {
        id: "chosen",
        title: "A chosen range; weeks that begin on Monday",
        layout: "stack",
        Story: CalendarStories.Chosen,
      },
      {
        id: "limits",
        title: "Limits, and days that cannot be had",
        layout: "stack",
        Story: CalendarStories.Limits,
      },
    ],
  },
  {
    id: "chart",
    title: "Chart",
    group: "Data",
    summary: "Figures as lines, bars, areas or a ring. The same figures are always there as a table.",
    stories: [
      { id: "line", title: "Line", layout: "full", Story: ChartStories.Line },
      { id: "bar", title: "Bars, some below zero", layout: "full", Story: ChartStories.Bar },
      { id: "area", title: "Area", layout: "full", Story: ChartStories.Area },
      { id: "donut", title: "Ring", layout: "full", Story: ChartStories.Donut },
      { id: "table", title: "With its table", layout: "full", Story: ChartStories.Table },
      { id: "empty", title: "Empty", layout: "full", Story: ChartStories.Empty },
    ],
  },
  {
    id: "data-table",
    title: "Data Table",
    group: "Data",
    summary:
      "Rows of facts that can be compared, ordered, filtered and selected. A native table in a box that scrolls.",
    stories: [
      { id: "whole", title: "With everything", layout: "full", Story: DataTableStories.Whole },
      { id: "sortable", title: "Sortable", layout: "full", Story: DataTableStories.Sortable },
      {
        id: "resizable",
        title: "Compact, with columns that can be resized",
        layout: "full",
        Story: DataTableStories.Resizable,
      },
      { id: "loading", title: "Loading", layout: "full", Story: DataTableStories.Loading },
      { id: "empty", title: "Empty", layout: "full", Story: DataTableStories.Empty },
    ],
  },
  {
    id: "file-upload",
    title: "File Upload",
    group: "Data",
    summary: "Files, chosen or dropped, with what was refused and why. A native file field.",
    stories: [
      { id: "pictures", title: "Several pictures", layout: "stack", Story: FileUploadStories.Pictures },
      { id: "one", title: "One file", layout: "stack", Story: FileUploadStories.One },
      {
        id: "states",
        title: "On its way, there, refused, invalid",
        layout: "stack",
        Story: FileUploadStories.States,
      },
    ],
  },
  {
    id: "form-builder",
    title: "Form Builder",
    group: "Data",
    summary: "A form from a list of fields, which says in plain words what would be valid.",
    stories: [
      { id: "contact", title: "A message", layout: "full", Story: FormBuilderStories.Contact },
      { id: "limits", title: "Numbers, days, patterns", layout: "full", Story: FormBuilderStories.Limits },
    ],
  },
  {
    id: "balance-display",
    title: "Balance Display",
    group: "Web3",
    summary:
      "What an account holds: each token's amount, exact to the last place that is shown, and what it is worth.",
    stories: [
      { id: "tokens", title: "Tokens", layout: "stack", Story: BalanceDisplayStories.Tokens },
      { id: "hidden", title: "Hidden amounts", layout: "stack", Story: BalanceDisplayStories.Hidden },
      { id: "stale", title: "Stale", layout: "stack", Story: BalanceDisplayStories.Stale },
      { id: "loading", title: "Loading", layout: "stack", Story: BalanceDisplayStories.Loading },
      { id: "empty", title: "Empty", layout: "stack", Story: BalanceDisplayStories.Empty },
    ],
  },
  {
    id: "network-switcher",
    title: "Network Switcher",
    group: "Web3",
    summary: "Says which chain the wallet is on, and asks it for another. A native select.",
    stories: [
      { id: "live", title: "With a wallet's button", layout: "stack", Story: NetworkSwitcherStories.Live },
      { id: "connected", title: "Connected", layout: "stack", Story: NetworkSwitcherStories.Connected },
      {
        id: "pending",
        title: "Waiting for the wallet",
        layout: "stack",
        Story: NetworkSwitcherStories.Pending,
      },
      { id: "wrong", title: "Wrong network", layout: "stack", Story: NetworkSwitcherStories.Wrong },
      { id: "refused", title: "Refused", layout: "stack", Story: NetworkSwitcherStories.Refused },
      { id: "none", title: "No wallet", layout: "stack", Story: NetworkSwitcherStories.None },
    ],
  },
  {
    id: "nft-display-card",
    title: "NFT Display Card",
    group: "Web3",
    summary: "One token of a collection: its picture, name, number, traits and owner.",
    stories: [
      { id: "token", title: "A token", layout: "stack", Story: NftDisplayCardStories.Token },
      {
        id: "failed",
        title: "A picture that cannot be shown",
        layout: "stack",
        Story: NftDisplayCardStories.Failed,
      },
      { id: "loading", title: "Loading", layout: "stack", Story: NftDisplayCardStories.Loading },
    ],
  },
  {
    id: "transaction-status",
    title: "Transaction Status",
    group: "Web3",
    summary: "How far a transaction is, from the first press to the last confirmation; each change is said.",
    stories: [
      { id: "preparing", title: "Preparing", layout: "stack", Story: TransactionStatusStories.Preparing },
      {
        id: "signing",
        title: "Waiting for a signature",
        layout: "stack",
        Story: TransactionStatusStories.Signing,
      },
      { id: "pending", title: "Pending", layout: "stack", Story: TransactionStatusStories.Pending },
      { id: "confirmed", title: "Confirmed", layout: "stack", Story: TransactionStatusStories.Confirmed },
      { id: "failed", title: "Failed", layout: "stack", Story: TransactionStatusStories.Failed },
      { id: "replaced", title: "Replaced", layout: "stack", Story: TransactionStatusStories.Replaced },
    ],
  },
  {
    id: "wallet-connect-button",
    title: "Wallet Connect Button",
    group: "Web3",
    summary:
      "Connects the page with a wallet of the browser, says with which account, and lets go of it again.",
    stories: [
      {
        id: "live",
        title: "With the wallets of this browser",
        layout: "stack",
        Story: WalletConnectButtonStories.Live,
      },
      {
        id: "wallets",
        title: "Wallets to choose from",
        layout: "stack",
        Story: WalletConnectButtonStories.Wallets,
      },
      {
        id: "connecting",
        title: "Connecting",
        layout: "stack",
        Story: WalletConnectButtonStories.Connecting,
      },
      { id: "connected", title: "Connected", layout: "stack", Story: WalletConnectButtonStories.Connected },
      { id: "refused", title: "Refused", layout: "stack", Story: WalletConnectButtonStories.Refused },
      { id: "none", title: "No wallet found", layout: "stack", Story: WalletConnectButtonStories.None },
    ],
  },
] as const;
