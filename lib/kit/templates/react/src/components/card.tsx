import type { ComponentProps, ReactNode } from "react";

export type CardVariant = "surface" | "outline" | "soft" | "brand";

export interface CardProps extends Omit<ComponentProps<"article">, "title"> {
  /** The card's heading. */
  title?: ReactNode;
  /** A word above the heading: category, date. */
  eyebrow?: ReactNode;
  /** Its weight among others. Default "surface". */
  variant?: CardVariant;
  /** Makes the whole card a link that is named by its heading. Needs `title`. */
  href?: string;
  /** Level of the heading in the page. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** A picture above everything, edge to edge, with its own `alt`; `true` draws a pattern of the brand's colors. */
  media?: ReactNode;
  /** Actions or facts, at the bottom. */
  footer?: ReactNode;
}

/** One thing and what belongs to it: a product, an article, a plan. */
export function Card({
  title,
  eyebrow,
  variant = "surface",
  href,
  headingLevel = 3,
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
      data-interactive={href === undefined ? undefined : ""}
    >
      {media && (
        <div className="kit-card-media" aria-hidden={media === true || undefined}>
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
