import { type ComponentProps, type ReactNode, useId } from "react";

export interface FooterLink {
  href: string;
  label: ReactNode;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

export interface FooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** The brand's name. */
  name: ReactNode;
  /** One line below the name. */
  tagline?: ReactNode;
  /** The mark before the name. Decoration, because the name stands beside it. */
  logo?: ReactNode;
  /** Groups of links; each is a navigation named by its title. */
  columns: readonly FooterColumn[];
  /** The last line: copyright, imprint, privacy. */
  legal?: ReactNode;
}

/** The end of every page: who this is, where everything else is, and the legal line. */
export function Footer({ name, tagline, logo, columns, legal, className, ...rest }: FooterProps) {
  const id = useId();
  return (
    <footer {...rest} className={className ? `kit-footer ${className}` : "kit-footer"}>
      <div className="kit-footer-bar">
        <div className="kit-footer-brand">
          <p className="kit-footer-name">
            {logo && (
              <span className="kit-footer-logo" aria-hidden="true">
                {logo}
              </span>
            )}
            <span>{name}</span>
          </p>
          {tagline && <p className="kit-footer-tagline">{tagline}</p>}
        </div>
        <div className="kit-footer-columns">
          {columns.map((column, index) => (
            <nav key={column.title} aria-labelledby={`${id}-${index}`}>
              <h2 className="kit-footer-title" id={`${id}-${index}`}>
                {column.title}
              </h2>
              <ul className="kit-footer-links">
                {column.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      {legal && <div className="kit-footer-legal">{legal}</div>}
    </footer>
  );
}
