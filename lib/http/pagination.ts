import { z } from "zod";

/** What stands beside the `data` of a list. */
export const paginationSchema = z
  .object({
    /** From 1. */
    page: z.int().min(1).meta({ example: 1 }),
    limit: z.int().min(1).max(100).meta({ format: "int32", example: 20 }),
    /** Entries on all pages. */
    total: z.int().min(0).meta({ example: 42 }),
    totalPages: z.int().min(0).meta({ example: 3 }),
    hasNext: z.boolean().meta({ example: true }),
    hasPrevious: z.boolean().meta({ example: false }),
  })
  .meta({ id: "Pagination", description: "Where this page stands in the whole list." });
export type Pagination = z.output<typeof paginationSchema>;

/** What a list's handler gives: the entries of one page, which become `data`, and where the page stands. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), pagination: paginationSchema });
}

/** Where a page stands. A page past the end is empty, and the pages before it are there. */
export function pagination({ page, limit }: { page: number; limit: number }, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrevious: page > 1 && total > 0 };
}
