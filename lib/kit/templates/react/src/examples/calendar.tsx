import { Calendar } from "../components/calendar";

const disabledDays = ["2026-03-10", "2026-03-19"] as const;
const disabledWeekdays = [6, 7] as const;

/** One day */
export function Day() {
  return <Calendar label="Day" defaultValue="2026-03-11" today="2026-03-04" name="day" />;
}

/** A range, in German */
export function Range() {
  return (
    <Calendar
      label="Zeitraum"
      locale="de"
      range
      defaultMonth="2026-03"
      today="2026-03-09"
      previousLabel="Voriger Monat"
      nextLabel="Nächster Monat"
    />
  );
}

/** A chosen range; weeks that begin on Monday */
export function Chosen() {
  return (
    <Calendar
      label="Weeks away"
      locale="en-GB"
      range
      defaultValue="2026-03-10/2026-03-20"
      today="2026-03-04"
    />
  );
}

/** Limits, and days that cannot be had */
export function Limits() {
  return (
    <Calendar
      label="Visit"
      defaultValue="2026-03-11"
      today="2026-03-02"
      min="2026-03-04"
      max="2026-04-15"
      disabledDays={disabledDays}
      disabledWeekdays={disabledWeekdays}
    />
  );
}
