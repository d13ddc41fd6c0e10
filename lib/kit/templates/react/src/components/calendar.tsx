import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import {
  type CalendarStore,
  calendarWeeks,
  clientToday,
  focusDay,
  followCalendar,
  monthTitle,
  stepMonth,
  weekdayNames,
} from "../behaviours/calendar";
import type { CalendarOwnProps } from "./props/calendar";
import { useControllable } from "./use-controllable";

export interface CalendarProps
  extends CalendarOwnProps,
    Omit<ComponentProps<"div">, keyof CalendarOwnProps | "children" | "role"> {}

/** A month of days, of which one, or a range between two, is chosen. Keys as in the ARIA practices for a date grid. */
export function Calendar({
  label,
  locale = "en",
  range = false,
  min,
  max,
  disabledDays,
  disabledWeekdays,
  firstDay,
  today,
  name,
  previousLabel = "Previous month",
  nextLabel = "Next month",
  value,
  defaultValue = "",
  onValueChange,
  month,
  defaultMonth = "",
  onMonthChange,
  className,
  ...rest
}: CalendarProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  const [wanted, showMonth] = useControllable(month, defaultMonth, onMonthChange);
  const [own, setOwn] = useState({ cursor: "", preview: "" });
  const [clientDay, setClientDay] = useState<string>();
  // After the page is there: a server does not know the reader's date.
  useEffect(() => setClientDay(clientToday()), []);

  const given = { locale, range, min, max, disabledDays, disabledWeekdays, firstDay, today };
  const options = { ...given, today: today ?? clientDay };
  const shown = wanted || chosen.slice(0, 7) || options.today?.slice(0, 7) || "";
  const state = { ...own, month: shown, value: chosen };

  const toFocus = useRef("");
  const store = useRef<CalendarStore>(undefined);
  useLayoutEffect(() => {
    if (toFocus.current && root.current) focusDay(root.current, toFocus.current);
    toFocus.current = "";
    store.current = {
      options,
      state,
      change(change) {
        toFocus.current = change.cursor ?? "";
        const { month: nextMonth = shown, value: nextValue = chosen, ...others } = change;
        setOwn({ ...own, ...others });
        if (nextMonth !== wanted && (nextMonth !== shown || !wanted)) showMonth(nextMonth);
        if (nextValue !== chosen) choose(nextValue);
      },
    };
  });
  useEffect(() => {
    const element = root.current;
    return element ? followCalendar(element, () => store.current!) : undefined;
  }, []);

  const step = (direction: -1 | 1, text: string) => (
    <button
      type="button"
      className="kit-calendar-step"
      data-step={direction}
      aria-label={text}
      aria-disabled={stepMonth(shown, direction, options) ? undefined : true}
    />
  );
  return (
    <div
      {...rest}
      ref={root}
      className={className ? `kit-calendar ${className}` : "kit-calendar"}
      role="group"
      aria-label={label}
      data-kit-calendar={JSON.stringify({ ...given, month: shown })}
    >
      <input type="hidden" name={name} value={chosen} />
      <div className="kit-calendar-head">
        {step(-1, previousLabel)}
        <div className="kit-calendar-title" id={`${id}-title`} aria-live="polite">
          {monthTitle(shown, options)}
        </div>
        {step(1, nextLabel)}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA practices' date grid is a table */}
      <table className="kit-calendar-grid" role="grid" aria-labelledby={`${id}-title`}>
        <thead>
          <tr>
            {weekdayNames(options).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(options, state).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
            <tr key={row}>
              {week.map((day, at) => (
                // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place
                  key={at}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid's cell
                  role="gridcell"
                  aria-selected={day?.isSelected || undefined}
                  data-range={day?.range}
                >
                  {day && (
                    <button
                      key={day.date}
                      type="button"
                      className="kit-calendar-day"
                      data-value={day.date}
                      tabIndex={day.isStop ? 0 : -1}
                      disabled={day.isOutside}
                      aria-label={day.label}
                      aria-current={day.isToday ? "date" : undefined}
                      aria-disabled={day.isOff || undefined}
                    >
                      {day.text}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
