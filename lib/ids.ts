import { randomBytes, randomUUID } from "node:crypto";

/** A lower-case UUID v4, for patterns that say more around it. */
export const UUID_PATTERN = "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}";
const UUID_V4 = new RegExp(`^${UUID_PATTERN}$`);

/** A random UUID v4, lower case: brand ids, job ids, event ids. */
export const newId = (): string => randomUUID();

/** True for a lower-case UUID v4; anything else is an unknown id, not a malformed one. */
export const isId = (text: string): boolean => UUID_V4.test(text);

const PUBLIC_BRAND = "brand_";

/** How the versioned interface and the webhooks write a brand's id. */
export const publicBrandId = (brandId: string): string => `${PUBLIC_BRAND}${brandId}`;

/** A brand's id as people give it, with or without the prefix, as the database has it. */
export const bareBrandId = (given: string): string =>
  given.startsWith(PUBLIC_BRAND) ? given.slice(PUBLIC_BRAND.length) : given;

/** A request id of the form `req_<24 hex>`. */
export const newRequestId = (): string => `req_${randomBytes(12).toString("hex")}`;

/** A visitor id: 128 random bits in base64url, unguessable because it owns brands. */
export const newVisitorId = (): string => randomBytes(16).toString("base64url");
