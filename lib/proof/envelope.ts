import { ed25519 } from "@noble/curves/ed25519";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils";
import { fromBase64, toBase64 } from "./base64";
import {
  type BrandVersionFacts,
  type Envelope,
  envelopeSchema,
  type KeySet,
  PAYLOAD_TYPE,
  type PackageStatement,
  PREDICATE_TYPE,
  statementSchema,
} from "./statement.schema";
import { type PrivateKey, publicKeyOf } from "./statement-key";

export interface DeliveredPackage {
  /** Of the ZIP. */
  fileName: string;
  sha256: string;
}

/**
 * The signed statement that a package is that of a brand's version. Ed25519 draws nothing: the same facts and key give the
 * same bytes.
 */
export function signStatement(
  { fileName, sha256 }: DeliveredPackage,
  facts: BrandVersionFacts,
  privateKey: PrivateKey,
): Envelope {
  const statement = statementSchema.parse({
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: fileName, digest: { sha256 } }],
    predicateType: PREDICATE_TYPE,
    predicate: facts,
  });
  const payload = utf8ToBytes(JSON.stringify(statement));
  const signature = ed25519.sign(signedBytes(payload), fromBase64(privateKey));
  return {
    payloadType: PAYLOAD_TYPE,
    payload: toBase64(payload),
    signatures: [{ keyid: publicKeyOf(privateKey).kid, sig: toBase64(signature) }],
  };
}

export type OpenedEnvelope =
  | { kind: "signed"; statement: PackageStatement; keyId: string }
  /** No key of the set has the name that a signature gives. */
  | { kind: "unknown-key"; keyIds: string[] }
  | { kind: "refused"; reason: string };

/** A statement, if one of these keys signed it. What is in it is read only then. Never throws for bad input. */
export function openEnvelope(given: unknown, { keys }: KeySet): OpenedEnvelope {
  const envelope = envelopeSchema.safeParse(given);
  if (!envelope.success) return refused("it is no envelope of a statement");
  const { payload, signatures } = envelope.data;
  const known = signatures.flatMap((signature) =>
    keys.filter(({ kid }) => kid === signature.keyid).map((key) => ({ ...signature, key })),
  );
  if (known.length === 0) return { kind: "unknown-key", keyIds: signatures.map(({ keyid }) => keyid) };
  try {
    const bytes = fromBase64(payload);
    const signed = signedBytes(bytes);
    // Strict: the few signatures and keys that libraries disagree about count for nothing.
    const good = known.find(({ sig, key }) =>
      ed25519.verify(fromBase64(sig), signed, fromBase64(key.x), { zip215: false }),
    );
    if (!good) return refused("its signature does not hold");
    const statement = statementSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    if (!statement.success) return refused("it states something else than a brand's version");
    return { kind: "signed", statement: statement.data, keyId: good.keyid };
  } catch {
    return refused("its signature cannot be read");
  }
}

const refused = (reason: string): OpenedEnvelope => ({ kind: "refused", reason });

/** DSSE's pre-authentication encoding: type and payload with their lengths, so that neither can pass for the other. */
function signedBytes(payload: Uint8Array): Uint8Array {
  return concatBytes(
    utf8ToBytes(`DSSEv1 ${utf8ToBytes(PAYLOAD_TYPE).length} ${PAYLOAD_TYPE} ${payload.length} `),
    payload,
  );
}
