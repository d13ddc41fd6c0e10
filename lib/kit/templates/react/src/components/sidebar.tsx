import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { enhanceSidebar, isUnfolded, type SidebarGroup } from "../behaviours/sidebar";
import type { SidebarOwnProps } from "./props/sidebar";

export interface SidebarProps
  extends SidebarOwnProps,
    Omit<ComponentProps<"div">, keyof SidebarOwnProps | "children" | "ref"> {}

/** The places of an application, in groups that fold. On a phone it is a drawer that a button opens. */
export function Sidebar({
  groups,
  label = "Main",
  menuLabel = "Menu",
  closeLabel = "Close",
  header,
  footer,
  icons,
  className,
  ...rest
}: SidebarProps) {
  const id = useId();
  const sidebar = useRef<HTMLDivElement>(null);
  useEffect(() => (sidebar.current ? enhanceSidebar(sidebar.current) : undefined), []);
  return (
    <div {...rest} ref={sidebar} className={className ? `kit-sidebar ${className}` : "kit-sidebar"}>
      <button type="button" className="kit-sidebar-toggle" popoverTarget={id}>
        {menuLabel}
      </button>
      <nav className="kit-sidebar-panel" id={id} popover="auto" aria-label={label}>
        <div className="kit-sidebar-head">
          {header}
          <button
            type="button"
            className="kit-sidebar-close"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
          />
        </div>
        {groups.map((group) => (
          <Group key={group.items[0]?.id} group={group} icons={icons} />
        ))}
        {footer && <div className="kit-sidebar-foot">{footer}</div>}
      </nav>
    </div>
  );
}

function Group({
  group,
  icons,
}: {
  group: SidebarGroup;
  icons: Readonly<Record<string, ReactNode>> | undefined;
}) {
  const list = (
    <ul>
      {group.items.map(({ id, label, href, current, note }) => (
        <li key={id}>
          <a className="kit-sidebar-link" href={href} aria-current={current ? "page" : undefined}>
            {icons?.[id] && (
              <span className="kit-sidebar-icon" aria-hidden="true">
                {icons[id]}
              </span>
            )}
            <span>{label}</span>
            {note && <span className="kit-sidebar-note">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
  if (!group.folds)
    return (
      <div className="kit-sidebar-group">
        {group.label && <p className="kit-sidebar-title">{group.label}</p>}
        {list}
      </div>
    );
  return (
    <details className="kit-sidebar-group" open={isUnfolded(group)}>
      <summary className="kit-sidebar-title">{group.label}</summary>
      {list}
    </details>
  );
}
