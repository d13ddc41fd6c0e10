import { brand } from "../brand";
import { Button } from "../components/button";
import { Sidebar } from "../components/sidebar";
import { BrandMark } from "./brand-mark";

const groups = [
  {
    label: "Work",
    items: [
      { id: "inbox", label: "Inbox", href: "#inbox", current: true, note: "12" },
      { id: "archive", label: "Archive", href: "#archive" },
    ],
  },
  {
    label: "Settings",
    folds: true,
    items: [
      { id: "profile", label: "Profile", href: "#profile" },
      { id: "rules", label: "Rules and notices", href: "#rules" },
    ],
  },
  { label: "Help", folds: true, folded: true, items: [{ id: "guide", label: "Guide", href: "#guide" }] },
] as const;
const plainGroups = [
  {
    items: [
      { id: "first", label: "First steps", href: "#first" },
      {
        id: "long",
        label: "What happens with what you send us, and who can read it",
        href: "#long",
        current: true,
      },
      { id: "last", label: "Questions", href: "#last" },
    ],
  },
] as const;

/** An application */
export function Application() {
  return (
    <Sidebar
      groups={groups}
      icons={{
        inbox: (
          <>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 3a5 5 0 0 0-5 5v3l-1.5 3h13L15 11V8a5 5 0 0 0-5-5Zm-2 13a2 2 0 0 0 4 0" />
            </svg>
          </>
        ),
        archive: (
          <>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M5 2.5h6.5L15 6v11.5H5Zm6 0V6.5h4" />
            </svg>
          </>
        ),
        profile: (
          <>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 17a6 6 0 0 1 12 0" />
            </svg>
          </>
        ),
        rules: (
          <>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm0-4.5v2m0 11v2M2.5 10h2m11 0h2M4.7 4.7l1.4 1.4m7.8 7.8 1.4 1.4m0-10.6-1.4 1.4m-7.8 7.8-1.4 1.4" />
            </svg>
          </>
        ),
      }}
      header={
        <>
          <BrandMark />
          <span>{brand.name}</span>
        </>
      }
      footer={
        <>
          <Button variant="quiet" size="small" block>
            Sign out
          </Button>
        </>
      }
    />
  );
}

/** One group without a name */
export function Plain() {
  return <Sidebar label="Chapters" menuLabel="Chapters" groups={plainGroups} />;
}
