import { type ComponentProps, useId } from "react";
import type { FooterOwnProps } from "./props/footer";

export interface FooterProps
  extends FooterOwnProps,
    Omit<ComponentProps<"footer">, keyof FooterOwnProps | "children"> {}

/** The end of every page: who this is, where everything else is, and the legal line. */
export function Footer({ name, logo, tagline, columns = [], legal, className, ...rest }: FooterProps) {
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
        {columns.length > 0 && (
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
        )}
      </div>
      {legal && <div className="kit-footer-legal">{legal}</div>}
    </footer>
  );
}
