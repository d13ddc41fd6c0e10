// Made from the component's description: change that, not this file.

export interface PaginationOwnProps {
  /** How many pages there are. */
  count: number;
  /** Address of a page, with “{page}” for its number; makes links of them. */
  href?: string;
  /** Pages on each side of the one that is shown; the row keeps its length. Default 1. */
  siblings?: number;
  /** Name of the navigation. Default "Pages". */
  label?: string;
  /** Of the way back. Default "Previous". */
  previousLabel?: string;
  /** Of the way on. Default "Next". */
  nextLabel?: string;
  /** Name of a page for assistive technology. Default "Page {page}". */
  pageLabel?: string;
  /** Stands for the numbers where space is short. Default "{page} of {count}". */
  statusLabel?: string;
  /** Nothing can be pressed while pages load. Default false. */
  disabled?: boolean;
  /** The value, when you hold it. */
  page?: number;
  /** The value at first, when it holds its own. */
  defaultPage?: number;
  /** A page was chosen by its button; links are followed by the browser. */
  onPageChange?: (page: number) => void;
}
