import { z } from "zod";
import { signedInOrVisitor } from "@/lib/auth/signed-in-or-visitor";
import { showEarlierVersion } from "@/lib/brand/show-earlier-version";
import { shownVersionSchema, showVersionSchema } from "@/lib/brand/versions.schema";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

const VersionParams = BrandParams.extend({
  version: z
    .string()
    .max(9)
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

/** Makes an earlier version the visible one, or a later one again. */
export const POST = endpoint({
  authenticate: signedInOrVisitor,
  params: VersionParams,
  body: showVersionSchema,
  output: shownVersionSchema,
  bare: true,
  transaction: true,
  idempotent: true,
  handle: ({ tx, principal, params: { brandId, version }, body }) =>
    showEarlierVersion(tx, { principal, brandId, version, from: body.from }),
});
