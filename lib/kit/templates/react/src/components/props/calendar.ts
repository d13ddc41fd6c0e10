// Made from the component's description: change that, not this file.

export interface CalendarOwnProps {
  /** What is chosen; name for assistive technology. */
  label: string;
  /** Language and region of names, digits and the week's first day, as BCP 47. Default "en". */
  locale?: string;
  /** Chooses from one day to another: the value is “2026-03-04/2026-03-09”. Default false. */
  range?: boolean;
  /** The first day that can be chosen, as “2026-03-04”. */
  min?: string;
  /** The last day that can be chosen. */
  max?: string;
  /** Days that cannot be had. */
  disabledDays?: readonly string[];
  /** Weekdays that cannot be had: 1 is Monday, 7 Sunday. */
  disabledWeekdays?: readonly number[];
  /** The week's first day, 1 to 7, where it is not the locale's own. */
  firstDay?: number;
  /** The day to mark. Without it, the reader's own date, after the page is there. */
  today?: string;
  /** As in HTML: the value is sent with the form. */
  name?: string;
  /** Name of the button that goes back. Default "Previous month". */
  previousLabel?: string;
  /** Name of the button that goes on. Default "Next month". */
  nextLabel?: string;
  /** The value, when you hold it. */
  value?: string;
  /** The value at first, when it holds its own. */
  defaultValue?: string;
  /** A day is chosen, as ISO 8601: “2026-03-04”. With `range` at first one day, then “from/to”. */
  onValueChange?: (value: string) => void;
  /** The value, when you hold it. */
  month?: string;
  /** The value at first, when it holds its own. */
  defaultMonth?: string;
  /** Another month is shown: “2026-03”. At first it is the value's, else today's. */
  onMonthChange?: (month: string) => void;
}
