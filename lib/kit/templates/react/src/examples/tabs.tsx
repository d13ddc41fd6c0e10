import { Tabs } from "../components/tabs";

const tabs = [
  { id: "overview", label: "Overview" },
  { id: "people", label: "People" },
  { id: "contact", label: "Contact" },
] as const;
const pillTabs = [
  { id: "week", label: "Week" },
  { id: "month", label: "Month", disabled: false },
  { id: "year", label: "Year", disabled: true },
] as const;
const verticalTabs = [
  { id: "profile", label: "Profile" },
  { id: "messages", label: "Messages" },
  { id: "language", label: "Language" },
] as const;

/** Line */
export function Line() {
  return (
    <Tabs
      label="About us"
      tabs={tabs}
      panels={{
        overview: (
          <>
            <p>What we do, and for whom.</p>
          </>
        ),
        people: (
          <>
            <p>Who works here, and who answers you.</p>
          </>
        ),
        contact: (
          <>
            <p>How to reach us, and when.</p>
          </>
        ),
      }}
    />
  );
}

/** Pill, one of them not to be had */
export function Pill() {
  return (
    <Tabs
      variant="pill"
      label="Period"
      tabs={pillTabs}
      defaultValue="month"
      panels={{
        week: (
          <>
            <p>What changed this week.</p>
          </>
        ),
        month: (
          <>
            <p>What changed this month.</p>
          </>
        ),
        year: (
          <>
            <p>Nothing yet.</p>
          </>
        ),
      }}
    />
  );
}

/** Vertical, selected by Enter */
export function Vertical() {
  return (
    <Tabs
      label="Settings"
      orientation="vertical"
      activation="manual"
      tabs={verticalTabs}
      panels={{
        profile: (
          <>
            <p>Your name and picture.</p>
          </>
        ),
        messages: (
          <>
            <p>When we may write to you.</p>
          </>
        ),
        language: (
          <>
            <p>In which we write to you.</p>
          </>
        ),
      }}
    />
  );
}
