import { closest, create, find, findAll, hasModifier, isRightToLeft, readData, tell } from "./dom";
import { listen } from "./listen";

/* Days are texts, "2026-03-04": without a clock they mean the same in every time zone. */

export interface CalendarOptions {
  /** BCP 47. */
  readonly locale: string;
  /** 1 is Monday, 7 Sunday; the locale's own when absent. */
  readonly firstDay?: number | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabledDays?: readonly string[] | undefined;
  readonly disabledWeekdays?: readonly number[] | undefined;
  readonly range?: boolean | undefined;
  readonly today?: string | undefined;
}

export interface CalendarState {
  /** The month that is shown, "2026-03"; nothing while it is not known. */
  readonly month: string;
  /** A day, or with a range "from/to"; only "from" between two presses. */
  readonly value: string;
  /** The day to which keys moved. */
  readonly cursor: string;
  /** The other end of a range that is being chosen. */
  readonly preview: string;
}

export interface CalendarDay {
  readonly date: string;
  /** In the locale's digits. */
  readonly text: string;
  readonly label: string;
  readonly isSelected: boolean;
  readonly range: "start" | "middle" | "end" | "both" | undefined;
  readonly isToday: boolean;
  /** Before the first or after the last day. */
  readonly isOutside: boolean;
  /** Can be read but not chosen. */
  readonly isOff: boolean;
  /** The one that Tab reaches. */
  readonly isStop: boolean;
}

/** A day, or the first of a month, without a time means midnight in UTC. */
const toDate = (day: string) => new Date(day);
const toDay = (date: Date) => date.toISOString().slice(0, 10);
const weekdayOf = (day: string) => toDate(day).getUTCDay() || 7;

function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
}

/** The same day of another month, or that month's last. */
function addMonths(day: string, count: number): string {
  const date = toDate(day.slice(0, 7));
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  const last = date.getUTCDate();
  date.setUTCDate(Math.min(Number(day.slice(8)), last));
  return toDay(date);
}

/** The reader's own date. */
export function clientToday(): string {
  const now = new Date();
  return toDay(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));
}

function formatter(locale: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
  return (day) => format.format(toDate(day));
}

/** The week's first day: 1 is Monday, 7 Sunday. */
function firstDayOf({ locale, firstDay }: CalendarOptions): number {
  if (firstDay) return firstDay;
  const info = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?(): { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1;
}

/** Days since the week began. */
const placeInWeek = (day: string, options: CalendarOptions) => (weekdayOf(day) - firstDayOf(options) + 7) % 7;

const isOutside = (day: string, { min = "", max = "9" }: CalendarOptions) => day < min || day > max;

const isOff = (day: string, { disabledDays, disabledWeekdays }: CalendarOptions) =>
  Boolean(disabledDays?.includes(day) || disabledWeekdays?.includes(weekdayOf(day)));

/** Names of the seven weekdays in the locale's order: what is shown and what is read. */
export function weekdayNames(options: CalendarOptions): { short: string; long: string }[] {
  const short = formatter(options.locale, { weekday: "short" });
  const long = formatter(options.locale, { weekday: "long" });
  // 2 March 2026 is a Monday.
  const first = addDays("2026-03-01", firstDayOf(options));
  return Array.from({ length: 7 }, (_, at) => addDays(first, at)).map((day) => ({
    short: short(day),
    long: long(day),
  }));
}

/** "March 2026" */
export const monthTitle = (month: string, { locale }: CalendarOptions) =>
  month && formatter(locale, { month: "long", year: "numeric" })(`${month}-01`);

/** The month before or after; undefined where no day of it can be chosen. */
export function stepMonth(
  month: string,
  step: number,
  { min = "", max = "9" }: CalendarOptions,
): string | undefined {
  const next = month && addMonths(`${month}-01`, step).slice(0, 7);
  return !next || next < min.slice(0, 7) || next > max.slice(0, 7) ? undefined : next;
}

/** The weeks of the month that is shown: seven places each, empty where a day belongs to another month. */
export function calendarWeeks(
  options: CalendarOptions,
  { month, value, cursor, preview }: CalendarState,
): (CalendarDay | undefined)[][] {
  if (!month) return [];
  const { locale, range, today } = options;
  const label = formatter(locale, { dateStyle: "full" });
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  const first = `${month}-01`;
  const count = Number(addMonths(`${month}-31`, 0).slice(8));
  const dates = Array.from({ length: count }, (_, at) => addDays(first, at));
  const [from = "", to = (range && preview) || from] = value.split("/");
  const [start, end] = from <= to ? [from, to] : [to, from];
  const usable = dates.filter((date) => !isOutside(date, options));
  const stop = [cursor, from, today].find((date) => date && usable.includes(date)) ?? usable[0];
  const days = dates.map((date, at): CalendarDay => {
    const isSelected = Boolean(from) && date >= start && date <= end;
    const edge = start === end ? "both" : date === start ? "start" : date === end ? "end" : "middle";
    return {
      date,
      text: digits.format(at + 1),
      label: label(date),
      isSelected,
      range: range && isSelected ? edge : undefined,
      isToday: date === today,
      isOutside: isOutside(date, options),
      isOff: isOff(date, options),
      isStop: date === stop,
    };
  });
  const places = [...Array<undefined>(placeInWeek(first, options)), ...days];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => places[week * 7 + at]),
  );
}

/** The day to which a key leads, or undefined when the key is none of the grid's. It stays between the first and the last day. */
export function dayAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: string,
  options: CalendarOptions,
  isRtl: boolean,
): string | undefined {
  const forward = isRtl ? -1 : 1;
  const place = placeInWeek(day, options);
  const days = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -place,
    End: 6 - place,
  }[key];
  const months = { PageUp: -1, PageDown: 1 }[key];
  if (days === undefined && !months) return undefined;
  const next = months ? addMonths(day, months * (shiftKey ? 12 : 1)) : addDays(day, days ?? 0);
  const { min = "", max = "9" } = options;
  if (next < min) return min;
  if (next > max) return max;
  return next;
}

/** The value after a press on a day; the same one where it cannot be had. A range never spans a day that cannot. */
export function valueAfterPress(day: string, value: string, options: CalendarOptions): string {
  if (isOff(day, options) || isOutside(day, options)) return value;
  if (!options.range || !value || value.includes("/")) return day;
  const [start = day, end = day] = [value, day].sort();
  for (let date = start; date < end; date = addDays(date, 1)) if (isOff(date, options)) return day;
  return `${start}/${end}`;
}

export function focusDay(root: HTMLElement, date: string): void {
  find(root, `[data-value="${date}"]`)?.focus();
}

/** What a calendar does with keys and presses; React, Vue and plain pages keep the state each in their own way. */
export interface CalendarStore {
  readonly options: CalendarOptions;
  readonly state: CalendarState;
  /** Takes a change of the state; with `cursor`, that day takes the focus once it is drawn. */
  change(change: Partial<CalendarState>): void;
}

/** Listens to a calendar's keys and presses. @returns a function that ends it */
export function followCalendar(root: HTMLElement, store: () => CalendarStore): () => void {
  const dateOf = (event: Event) => closest(event, ".kit-calendar-day")?.dataset.value ?? "";
  const isChoosing = ({ options, state }: CalendarStore) =>
    options.range && state.value && !state.value.includes("/");
  const note = (event: Event) => {
    const now = store();
    const preview = dateOf(event);
    if (isChoosing(now) && preview && preview !== now.state.preview) now.change({ preview });
  };
  return listen(root, {
    click: (event) => {
      const { options, state, change } = store();
      const step = closest(event, ".kit-calendar-step")?.dataset.step;
      const month = step && stepMonth(state.month, Number(step), options);
      if (month) change({ month });
      const date = dateOf(event);
      if (date) change({ value: valueAfterPress(date, state.value, options), cursor: date, preview: "" });
    },
    keydown: (event) => {
      const now = store();
      const { options, change } = now;
      const date = dateOf(event);
      if (!date || hasModifier(event)) return;
      const next = dayAfterKey(event, date, options, isRightToLeft(root));
      if (next) change({ cursor: next, month: next.slice(0, 7) });
      else if (event.key === "Escape" && isChoosing(now)) change({ value: "", preview: "" });
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    pointerover: note,
    focusin: note,
  });
}

/** Brings a calendar to life that is in the page; its hidden field holds the value and tells of changes. */
export function enhanceCalendar(root: HTMLElement): () => void {
  const { month: first = "", ...given } = readData(root, "kitCalendar") as CalendarOptions & {
    month?: string;
  };
  const hidden = find<HTMLInputElement>(root, "input")!;
  const options = { ...given, today: given.today ?? clientToday() };
  let state: CalendarState = {
    month: first || options.today.slice(0, 7),
    value: hidden.value,
    cursor: "",
    preview: "",
  };
  const draw = () => {
    find(root, ".kit-calendar-title")!.textContent = monthTitle(state.month, options);
    for (const button of findAll(root, ".kit-calendar-step"))
      button.ariaDisabled = stepMonth(state.month, Number(button.dataset.step), options) ? null : "true";
    find(root, "tbody")!.replaceChildren(
      ...calendarWeeks(options, state).map((week) => create("tr", "", ...week.map(cell))),
    );
  };
  const end = followCalendar(root, () => ({
    options,
    state,
    change: (change) => {
      const isNew = change.value !== undefined && change.value !== state.value;
      const { activeElement } = document;
      const focused = root.contains(activeElement) ? (activeElement as HTMLElement).dataset.value : undefined;
      state = { ...state, ...change };
      draw();
      const wanted = change.cursor ?? focused;
      if (wanted) focusDay(root, wanted);
      if (!isNew) return;
      hidden.value = state.value;
      tell(hidden, "change");
    },
  }));
  draw();
  return end;
}

function cell(day: CalendarDay | undefined): HTMLElement {
  const place = create("td");
  place.role = "gridcell";
  if (!day) return place;
  if (day.isSelected) place.ariaSelected = "true";
  if (day.range) place.dataset.range = day.range;
  const button = create("button", "kit-calendar-day", day.text);
  button.dataset.value = day.date;
  button.tabIndex = day.isStop ? 0 : -1;
  button.disabled = day.isOutside;
  button.ariaLabel = day.label;
  if (day.isToday) button.ariaCurrent = "date";
  if (day.isOff) button.ariaDisabled = "true";
  place.append(button);
  return place;
}
