import { type ComponentProps, useEffect, useId, useRef } from "react";
import { enhanceNavigation, holdsCurrent } from "../behaviours/navigation";
import type { NavigationOwnProps } from "./props/navigation";

export interface NavigationProps
  extends NavigationOwnProps,
    Omit<ComponentProps<"nav">, keyof NavigationOwnProps | "children" | "ref"> {}

/** Links side by side, some of them with more links below, which a button shows. */
export function Navigation({ entries, label = "Main", className, ...rest }: NavigationProps) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (nav.current ? enhanceNavigation(nav.current) : undefined), []);
  return (
    <nav
      {...rest}
      ref={nav}
      className={className ? `kit-navigation ${className}` : "kit-navigation"}
      aria-label={label}
    >
      <ul className="kit-navigation-list">
        {entries.map((entry, index) => (
          <li key={entry.label}>
            {entry.entries ? (
              <>
                <button
                  type="button"
                  className="kit-navigation-entry"
                  aria-expanded="false"
                  aria-controls={`${id}-${index}`}
                  data-current={holdsCurrent(entry) ? "" : undefined}
                >
                  {entry.label}
                </button>
                <ul className="kit-navigation-panel" id={`${id}-${index}`} hidden>
                  {entry.entries.map((link) => (
                    <li key={link.href}>
                      <a
                        className="kit-navigation-link"
                        href={link.href}
                        aria-current={link.current ? "page" : undefined}
                      >
                        {link.label}
                        {link.description && (
                          <span className="kit-navigation-description">{link.description}</span>
                        )}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <a
                className="kit-navigation-entry"
                href={entry.href}
                aria-current={entry.current ? "page" : undefined}
              >
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
