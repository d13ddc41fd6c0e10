import { Button } from "../components/button";
import { Dropdown } from "../components/dropdown";

const items = [
  { id: "rename", label: "Rename" },
  { id: "duplicate", label: "Duplicate", hint: "Ctrl D" },
  { id: "move", label: "Move", disabled: true },
  { id: "help", label: "Help", href: "#dropdown" },
  { id: "delete", label: "Delete", danger: true, separated: true },
] as const;
const defaultChecked = ["pictures", "name"] as const;
const viewItems = [
  { id: "done", label: "Done entries", check: "many" },
  { id: "pictures", label: "Pictures", check: "many" },
  { id: "name", label: "By name", check: "one", separated: true },
  { id: "newest", label: "Newest first", check: "one" },
] as const;
const iconItems = [
  { id: "copy", label: "Copy" },
  { id: "archive", label: "Archive" },
] as const;
const iconItems2 = [{ id: "table", label: "As a table" }] as const;

/** Actions */
export function Actions() {
  return (
    <>
      <Dropdown label="Actions" items={items} />
      <Button variant="quiet">Next</Button>
    </>
  );
}

/** What is shown, and in which order */
export function View() {
  return <Dropdown label="View" variant="quiet" defaultChecked={defaultChecked} items={viewItems} />;
}

/** On an icon, at its end, and disabled */
export function Icon() {
  return (
    <>
      <Dropdown
        label="More"
        variant="quiet"
        placement="bottom-end"
        trigger={
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 4.5v.01M10 10v.01M10 15.5v.01" />
          </svg>
        }
        items={iconItems}
      />
      <Dropdown label="Export" disabled items={iconItems2} />
    </>
  );
}
