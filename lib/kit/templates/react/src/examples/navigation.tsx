import { Navigation } from "../components/navigation";

const entries = [
  { label: "Overview", href: "#overview", current: true },
  {
    label: "Services",
    entries: [
      { label: "Advice", href: "#advice", description: "Before you decide" },
      { label: "Repairs", href: "#repairs", description: "When something does not work" },
      { label: "Training", href: "#training", description: "So that you can do it yourselves" },
    ],
  },
  {
    label: "Company",
    entries: [
      { label: "People", href: "#people" },
      { label: "Places", href: "#places" },
    ],
  },
  { label: "Contact", href: "#contact" },
] as const;
const sectionEntries = [
  { label: "First steps", href: "#first" },
  {
    label: "Questions",
    entries: [
      { label: "Account", href: "#account", current: true },
      { label: "Invoices", href: "#invoices" },
    ],
  },
] as const;

/** With groups */
export function Site() {
  return <Navigation entries={entries} />;
}

/** The page that is shown is in a group */
export function Section() {
  return (
    <>
      <Navigation label="Help" entries={sectionEntries} />
      <p>How to change your name, your address and your password.</p>
    </>
  );
}
