import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

export interface HeaderLink {
  href: string;
  label: ReactNode;
  /** The page that is shown. */
  current?: boolean;
}

export interface HeaderProps extends Omit<ComponentProps<"header">, "children"> {
  /** The brand's name. */
  name: ReactNode;
  /** The mark before the name. Decoration, because the name stands beside it. */
  logo?: ReactNode;
  /** Where the brand leads to. Default "/". */
  homeHref?: string;
  /** The main ways through the site, at most six. */
  links: readonly HeaderLink[];
  /** One or two buttons at the end. */
  actions?: ReactNode;
  /** Name of the navigation for assistive technology. Default "Main". */
  label?: string;
  /** Name of the button that opens the folded menu. Default "Menu". */
  menuLabel?: string;
}

/** The brand, the main ways through the site and one action. Folds into a menu where space is short. */
export function Header({
  name,
  logo,
  homeHref = "/",
  links,
  actions,
  label = "Main",
  menuLabel = "Menu",
  className,
  ...rest
}: HeaderProps) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  // Without script the menu is always shown, so it folds only once the page is alive.
  const [menu, setMenu] = useState<"open" | "closed">();
  useEffect(() => setMenu("closed"), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || menu !== "open") return;
    setMenu("closed");
    toggle.current?.focus();
  };
  const onMenuClick = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")) setMenu("closed");
  };

  return (
    <header
      {...rest}
      className={className ? `kit-header ${className}` : "kit-header"}
      data-menu={menu}
      onKeyDown={onKeyDown}
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
        <button
          ref={toggle}
          type="button"
          className="kit-header-toggle"
          aria-expanded={menu === "open"}
          aria-controls={id}
          onClick={() => setMenu(menu === "open" ? "closed" : "open")}
        >
          <span className="kit-visually-hidden">{menuLabel}</span>
          <span className="kit-header-bars" aria-hidden="true" />
        </button>
        <div className="kit-header-menu" id={id} onClick={onMenuClick}>
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
