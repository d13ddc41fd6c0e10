import { countOf } from "@/lib/model/make-check";
import { chainClaim } from "./chain-claim";
import type { OpenedEnvelope } from "./envelope";
import type { Examination } from "./examine";
import type { Certificate } from "./proof-answer.schema";
import { signedClaim } from "./signed-claim";
import type { BrandVersionFacts } from "./statement.schema";

/** One thing that was asked of the files, and what is known of it. */
export interface Claim {
  /** Proven, refuted, asked without an answer, or not asked at all. */
  state: "holds" | "fails" | "unknown" | "not-asked";
  words: string;
}

/** A statement, and who brought it: it lay beside the files, or the server gave it for their root. */
export interface FoundStatement {
  /** File name; null when the server gave it. */
  name: string | null;
  opened: OpenedEnvelope;
  certificate: Certificate | null;
}

/** How the server answered when it was asked by the root. */
export type ServerAnswer = "not-asked" | "unreachable" | "unknown" | "answered";

export interface Evidence {
  statements: readonly FoundStatement[];
  server: ServerAnswer;
  /** False when there were no keys to check signatures with. */
  hasKeys: boolean;
}

export interface Verdict {
  /** The files have not changed since their manifest was written. */
  whole: Claim;
  /** This Marque server says that they are a certain version of a brand. */
  signed: Claim;
  /** A certificate on a chain has the same root. */
  onChain: Claim;
  headline: string;
  tone: "good" | "bad" | "open";
  /** The versions that a signed statement names for this root. */
  versions: BrandVersionFacts[];
}

/** What the examination and the evidence prove together, in words: what a page shows and a terminal prints. */
export function judge(examination: Examination, evidence: Evidence): Verdict {
  const { claim: signed, fitting } = signedClaim(examination, evidence);
  const claims = {
    whole: wholeClaim(examination),
    signed,
    onChain: chainClaim(examination.merkleRoot, fitting, evidence.server),
  };
  const versions = fitting.map(({ predicate }) => predicate);
  return { ...claims, ...headlineOf(claims, versions), versions };
}

/** True when nothing that was asked for was refuted or left open. */
export function isVerified({ whole, signed, onChain }: Verdict): boolean {
  const isBad = ({ state }: Claim) => state === "fails";
  return whole.state === "holds" && signed.state !== "unknown" && !isBad(signed) && !isBad(onChain);
}

function wholeClaim({ isWhole, checks, findings, zip, manifest }: Examination): Claim {
  if (isWhole === null) {
    const words = "There is no manifest or proof beside the files, so there is nothing to compare them with.";
    return { state: findings.length > 0 ? "unknown" : "not-asked", words };
  }
  if (isWhole) {
    const files = countOf(manifest?.files.length ?? findings.length, "file");
    const what = zip
      ? `All ${files} of the ZIP are`
      : findings.length > 0
        ? "Each file is"
        : "The manifest is";
    return { state: "holds", words: `${what} as the manifest and its Merkle root say.` };
  }
  const failed = checks.reduce((sum, { failures }) => sum + failures.length, 0);
  const odd = findings.filter(({ state }) => state === "changed" || state === "foreign").length;
  return { state: "fails", words: `${countOf(failed + odd, "thing")} not as delivered, listed below.` };
}

function headlineOf(
  { whole, signed, onChain }: Pick<Verdict, "whole" | "signed" | "onChain">,
  [version]: readonly BrandVersionFacts[],
): Pick<Verdict, "headline" | "tone"> {
  if (whole.state === "fails") {
    return { tone: "bad", headline: version ? `Changed: not ${nameOf(version)} as delivered.` : "Changed." };
  }
  if (signed.state === "fails") return { tone: "bad", headline: "Not what was signed." };
  if (onChain.state === "fails") return { tone: "bad", headline: "Not what the certificate says." };
  if (whole.state !== "holds") return { tone: "open", headline: "Nothing to compare with." };
  if (signed.state === "holds" && version)
    return { tone: "good", headline: `Unchanged: ${nameOf(version)}.` };
  if (signed.state === "unknown") return { tone: "open", headline: "Whole in itself, but not known here." };
  return { tone: "open", headline: "Whole in itself. Whose it is was not asked." };
}

const nameOf = ({ name, version }: BrandVersionFacts) => `${name}, version ${version}`;
