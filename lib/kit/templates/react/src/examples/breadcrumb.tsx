import { Breadcrumb } from "../components/breadcrumb";

const items = [
  { label: "Home", href: "#home" },
  { label: "Reports", href: "#reports" },
  { label: "What changed this year" },
] as const;
const foldedItems = [
  { label: "Home", href: "#home" },
  { label: "Library", href: "#library" },
  { label: "Printed works", href: "#printed" },
  { label: "Maps", href: "#maps" },
  { label: "Rivers and lakes", href: "#rivers" },
  { label: "A map of the northern lakes, in four sheets, with an index of places" },
] as const;

/** Three levels */
export function Path() {
  return <Breadcrumb items={items} />;
}

/** Many levels, folded */
export function Folded() {
  return <Breadcrumb max={3} items={foldedItems} />;
}
