import { z } from "zod";
import { manifestSchema } from "@/lib/package/manifest.schema";

/** What a statement says beside which ZIP it is about. It says nothing that changes later. */
export const brandVersionSchema = z.object({
  /** The bare UUID. */
  brandId: z.uuid(),
  version: z.int().positive(),
  /** Of the brand in this version. */
  name: z.string().min(1).max(255),
  merkleRoot: manifestSchema.shape.merkleRoot,
  engineVersion: z.string().min(1).max(32),
  /** ISO 8601, UTC: when the version was complete. */
  generatedAt: z.iso.datetime(),
});
export type BrandVersionFacts = z.infer<typeof brandVersionSchema>;

/** What our predicate is called; a predicate of another shape gets another name. */
export const PREDICATE_TYPE = "urn:marque:brand-version:v1";
export const PAYLOAD_TYPE = "application/vnd.in-toto+json";

/** An in-toto Statement v1 about one package: the payload that is signed. */
export const statementSchema = z.object({
  _type: z.literal("https://in-toto.io/Statement/v1"),
  subject: z.tuple([
    z.object({
      name: z.string().min(1).max(255),
      digest: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    }),
  ]),
  predicateType: z.literal(PREDICATE_TYPE),
  predicate: brandVersionSchema,
});
export type PackageStatement = z.infer<typeof statementSchema>;

/** Far more than a statement has. */
const MAX_BASE64 = 20_000;

/** A DSSE envelope (github.com/secure-systems-lab/dsse): the signed bytes and their signatures, in base64. */
export const envelopeSchema = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: z.string().max(MAX_BASE64),
  signatures: z
    .array(z.object({ keyid: z.string().max(100), sig: z.string().max(200) }))
    .min(1)
    .max(10),
});
export type Envelope = z.infer<typeof envelopeSchema>;

/** A public Ed25519 key (RFC 8037), named by its thumbprint (RFC 7638). */
export const publicKeySchema = z.object({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  /** 32 bytes in base64url. */
  x: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  kid: z.string().max(100),
  use: z.literal("sig"),
});
export type PublicKey = z.infer<typeof publicKeySchema>;

/** `/.well-known/marque-keys.json`: every key that statements may be signed with, the one in use first. */
export const keySetSchema = z.object({ keys: z.array(publicKeySchema).max(100) });
export type KeySet = z.infer<typeof keySetSchema>;
