import type { ComponentProps, ReactNode } from "react";
import { shownPages, withNumbers } from "../behaviours/pagination";
import type { PaginationOwnProps } from "./props/pagination";
import { useControllable } from "./use-controllable";

export interface PaginationProps
  extends PaginationOwnProps,
    Omit<ComponentProps<"nav">, keyof PaginationOwnProps | "children"> {}

/** The pages of a long list: where people are, the pages around it, the way on and back. */
export function Pagination({
  count,
  href,
  page: ownPage,
  defaultPage = 1,
  onPageChange,
  siblings = 1,
  label = "Pages",
  previousLabel = "Previous",
  nextLabel = "Next",
  pageLabel = "Page {page}",
  statusLabel = "{page} of {count}",
  disabled = false,
  className,
  ...rest
}: PaginationProps) {
  const [page, setPage] = useControllable(ownPage, defaultPage, onPageChange);
  const control = (
    target: number,
    content: ReactNode,
    own: ComponentProps<"a"> & { "data-step"?: number },
  ) => {
    const isOff = disabled || target < 1 || target > count;
    const shared = { ...own, className: "kit-pagination-link", "aria-disabled": isOff || undefined };
    if (href === undefined)
      return (
        <button
          {...(shared as ComponentProps<"button">)}
          type="button"
          onClick={() => !isOff && setPage(target)}
        >
          {content}
        </button>
      );
    return (
      <a
        {...shared}
        role={isOff ? "link" : undefined}
        href={isOff ? undefined : withNumbers(href, target, count)}
      >
        {content}
      </a>
    );
  };
  return (
    <nav
      {...rest}
      className={className ? `kit-pagination ${className}` : "kit-pagination"}
      aria-label={label}
      data-page={page}
      data-count={count}
      data-siblings={siblings}
      data-page-label={pageLabel}
      data-status-label={statusLabel}
    >
      <ul className="kit-pagination-list">
        <li>{control(page - 1, previousLabel, { "data-step": -1 })}</li>
        <li className="kit-pagination-status">{withNumbers(statusLabel, page, count)}</li>
        {shownPages(page, count, siblings).map((shown, index) =>
          shown === "gap" ? (
            <li key={index === 1 ? "before" : "after"} className="kit-pagination-gap" aria-hidden="true" />
          ) : (
            <li key={shown} className="kit-pagination-page">
              {control(shown, shown, {
                "aria-label": withNumbers(pageLabel, shown, count),
                "aria-current": shown === page ? "page" : undefined,
              })}
            </li>
          ),
        )}
        <li>{control(page + 1, nextLabel, { "data-step": 1 })}</li>
      </ul>
    </nav>
  );
}
