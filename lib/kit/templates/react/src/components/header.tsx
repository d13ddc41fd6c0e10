import { type ComponentProps, useEffect, useId, useRef } from "react";
import { enhanceHeader } from "../behaviours/header";
import type { HeaderOwnProps } from "./props/header";

export interface HeaderProps
  extends HeaderOwnProps,
    Omit<ComponentProps<"header">, keyof HeaderOwnProps | "children" | "ref"> {}

/** The brand, the main ways through the site and one action. Folds into a menu where space is short. */
export function Header({
  name,
  logo,
  homeHref = "/",
  links,
  actions,
  label = "Main",
  menuLabel = "Menu",
  sticky = false,
  className,
  ...rest
}: HeaderProps) {
  const id = useId();
  const header = useRef<HTMLElement>(null);
  // Without script the menu is always shown, so it folds only once the page is alive.
  useEffect(() => (header.current ? enhanceHeader(header.current) : undefined), []);
  return (
    <header
      {...rest}
      ref={header}
      className={className ? `kit-header ${className}` : "kit-header"}
      data-sticky={sticky ? "" : undefined}
    >
      <div className="kit-header-bar">
        <a className="kit-header-brand" href={homeHref}>
          {logo && (
            <span className="kit-header-logo" aria-hidden="true">
              {logo}
            </span>
          )}
          <span>{name}</span>
        </a>
        <button type="button" className="kit-header-toggle" aria-expanded="false" aria-controls={id}>
          <span className="kit-visually-hidden">{menuLabel}</span>
          <span className="kit-header-bars" aria-hidden="true" />
        </button>
        <div className="kit-header-menu" id={id}>
          <nav aria-label={label}>
            <ul className="kit-header-links">
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} aria-current={link.current ? "page" : undefined}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {actions && <div className="kit-header-actions">{actions}</div>}
        </div>
      </div>
    </header>
  );
}
