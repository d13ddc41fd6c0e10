import { type ComponentProps, useEffect, useRef, useState } from "react";
import { foldedItems } from "../behaviours/breadcrumb";
import type { BreadcrumbOwnProps } from "./props/breadcrumb";

export interface BreadcrumbProps
  extends BreadcrumbOwnProps,
    Omit<ComponentProps<"nav">, keyof BreadcrumbOwnProps | "children"> {}

/** Where this page lies: the pages above it, and itself at the end. */
export function Breadcrumb({
  items,
  max,
  label = "Breadcrumb",
  moreLabel = "Show the pages between",
  className,
  ...rest
}: BreadcrumbProps) {
  const [isUnfolded, unfold] = useState(false);
  const firstFolded = useRef<HTMLAnchorElement>(null);
  const { from, to } = foldedItems(items.length, max);
  useEffect(() => {
    if (isUnfolded) firstFolded.current?.focus();
  }, [isUnfolded]);
  return (
    <nav
      {...rest}
      className={className ? `kit-breadcrumb ${className}` : "kit-breadcrumb"}
      aria-label={label}
    >
      <ol className="kit-breadcrumb-list">
        {items.flatMap(({ label, href }, index) => [
          index === from && from < to && !isUnfolded && (
            <li key="more" className="kit-breadcrumb-item">
              <button
                type="button"
                className="kit-breadcrumb-more"
                aria-label={moreLabel}
                onClick={() => unfold(true)}
              />
            </li>
          ),
          <li
            key={`${href} ${label}`}
            className="kit-breadcrumb-item"
            hidden={index >= from && index < to && !isUnfolded}
          >
            {index < items.length - 1 ? (
              <a ref={index === from ? firstFolded : undefined} className="kit-breadcrumb-link" href={href}>
                {label}
              </a>
            ) : (
              <span className="kit-breadcrumb-link" aria-current="page">
                {label}
              </span>
            )}
          </li>,
        ])}
      </ol>
    </nav>
  );
}
