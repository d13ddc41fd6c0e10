import { z } from "zod";
import { STYLES } from "@/lib/model/brief.schema";
import { JOB_STATUSES } from "@/lib/progress/progress.schema";

export const BRAND_SORT_KEYS = ["createdAt", "name", "style", "generationTime"] as const;
export type BrandSortKey = (typeof BRAND_SORT_KEYS)[number];
/** A key by itself is ascending, with a "-" before it descending. */
export const BRAND_SORTS = BRAND_SORT_KEYS.flatMap((key) => [key, `-${key}`] as const);
export type BrandSort = (typeof BRAND_SORTS)[number];

export const VISIBILITIES = ["public", "unlisted", "private"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const wholeNumber = (constraint: string) => z.coerce.number({ error: constraint }).int({ error: constraint });

/** Query of a list of brands. Values come as text; order of keys is the order of refusal. */
export const brandListQuerySchema = z.object({
  page: wholeNumber("must be a whole number from 1")
    .min(1, { error: "must be a whole number from 1" })
    .max(1_000_000, { error: "must be at most 1000000" })
    .default(1),
  limit: wholeNumber("must be a whole number from 1 to 100")
    .min(1, { error: "must be a whole number from 1 to 100" })
    .max(100, { error: "must be a whole number from 1 to 100" })
    .default(20),
  style: z.enum(STYLES, { error: `must be one of ${STYLES.join(", ")}` }).optional(),
  status: z.enum(JOB_STATUSES, { error: `must be one of ${JOB_STATUSES.join(", ")}` }).optional(),
  q: z.string().trim().max(200, { error: "must be at most 200 characters" }).optional(),
  sort: z.enum(BRAND_SORTS, { error: `must be one of ${BRAND_SORTS.join(", ")}` }).default("-createdAt"),
});

export type BrandListQuery = z.output<typeof brandListQuerySchema>;
