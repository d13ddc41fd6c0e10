import type { ComponentProps } from "react";
import type { CardOwnProps } from "./props/card";

export interface CardProps extends CardOwnProps, Omit<ComponentProps<"article">, keyof CardOwnProps> {}

/** One thing and what belongs to it. With `href` the whole card is a link, named by its title. */
export function Card({
  title,
  eyebrow,
  variant = "surface",
  orientation = "vertical",
  href,
  headingLevel = 2,
  pattern = false,
  media,
  footer,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      className={className ? `kit-card ${className}` : "kit-card"}
      data-variant={variant}
      data-orientation={orientation}
      data-interactive={href === undefined ? undefined : ""}
    >
      {(media || pattern) && (
        <div className="kit-card-media" aria-hidden={!media || undefined}>
          {media}
        </div>
      )}
      <div className="kit-card-body">
        {eyebrow && <p className="kit-card-eyebrow">{eyebrow}</p>}
        {title && (
          <Heading className="kit-card-title">
            {href === undefined ? (
              title
            ) : (
              <a className="kit-card-link" href={href}>
                {title}
              </a>
            )}
          </Heading>
        )}
        {children && <div className="kit-card-text">{children}</div>}
        {footer && <div className="kit-card-footer">{footer}</div>}
      </div>
    </article>
  );
}
