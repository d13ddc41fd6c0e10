import type { z } from "zod";
import type { ErrorCode } from "@/lib/errors";

/** A schema under the name that the document gives it. */
export interface NamedSchema {
  name: string;
  schema: z.ZodType;
}

/** What a success carries. */
export type Success =
  /** `data` of the envelope. */
  | { kind: "item"; status: number; data: NamedSchema; location?: boolean }
  /** A list in `data`, with `pagination` beside it. */
  | { kind: "page"; status: number; data: NamedSchema }
  /** Bytes of one of these media types, which take ranges. */
  | { kind: "file"; status: number; mediaTypes: readonly string[]; partial: boolean }
  /** JSON outside the envelope: this document itself. */
  | { kind: "document"; status: number };

/** One operation of the versioned interface: all that a route says, and the words around it. */
export interface Operation {
  /** Unique; code generators name their functions by it. */
  id: string;
  method: "get" | "post" | "patch" | "put" | "delete";
  /** With parameters in braces: `/v1/brands/{id}`. The folder of the route below app/ has them in brackets. */
  path: string;
  tag: string;
  summary: string;
  /** Markdown. */
  description: string;
  /** What the parameters in braces are. */
  params?: Record<string, { description: string; example: string; pattern: string }>;
  query?: z.ZodObject;
  body?: NamedSchema;
  /** A request without a body is taken as one with `{}`. */
  bodyOptional?: boolean;
  /** A request body that is accepted as it stands. */
  example?: unknown;
  success: Success;
  /** Besides those that every operation with a key can answer. */
  errors?: readonly ErrorCode[];
  /** Honours `Idempotency-Key`. */
  idempotent?: boolean;
  /** Sends `ETag` and answers 304. */
  conditional?: boolean;
  /** Needs no key. */
  isPublic?: boolean;
}
