import type { Examination } from "./examine";
import type { Claim, Evidence, FoundStatement, ServerAnswer } from "./judge";
import type { Certificate } from "./proof-answer.schema";
import type { PackageStatement } from "./statement.schema";

/** A signed statement whose root is that of the files, and the certificate that the server knows of its brand. */
export interface FittingStatement extends PackageStatement {
  certificate: Certificate | null;
}

export interface SignedClaim {
  claim: Claim;
  fitting: FittingStatement[];
}

const UNASKED: Record<Exclude<ServerAnswer, "answered">, Claim> = {
  "not-asked": { state: "not-asked", words: "Nobody was asked who made it." },
  unreachable: {
    state: "not-asked",
    words: "The server could not be reached, so nobody was asked who made it.",
  },
  unknown: {
    state: "unknown",
    words:
      "The server knows no version with this root that it may speak of: it was made elsewhere, its owner keeps it private, or somebody changed the files and the manifest with them.",
  },
};

const ROOTLESS: Claim = {
  state: "not-asked",
  words: "Nobody was asked who made it: there is no Merkle root that follows from these files.",
};

/** Whether a signature of the server covers what was examined. */
export function signedClaim(
  examination: Examination,
  { statements, server, hasKeys }: Evidence,
): SignedClaim {
  const fitting = statements.flatMap((found) => fits(found, examination));
  const beside = statements.filter(({ name }) => name !== null);
  const refusal = beside
    .map((found) => refusalOf(found, examination, hasKeys))
    .find((claim) => claim !== null);
  if (refusal) return { claim: refusal, fitting };
  const [first] = fitting;
  if (first) return { claim: fittingClaim(first, fitting.length, examination), fitting };
  const forged = statements.some(({ opened }) => opened.kind !== "signed");
  if (forged)
    return {
      claim: { state: "fails", words: "What the server answered is not signed by its keys." },
      fitting,
    };
  if (beside.length > 0) return { claim: aloneClaim(beside[0]!), fitting };
  if (examination.merkleRoot === null) return { claim: ROOTLESS, fitting };
  return { claim: UNASKED[server === "answered" ? "unknown" : server], fitting };
}

function fits({ opened, certificate }: FoundStatement, { merkleRoot }: Examination): FittingStatement[] {
  const isFitting = opened.kind === "signed" && opened.statement.predicate.merkleRoot === merkleRoot;
  return isFitting ? [{ ...opened.statement, certificate }] : [];
}

/** What is wrong with a statement that lay beside the files; null when nothing is. */
function refusalOf(
  { name, opened }: FoundStatement,
  examination: Examination,
  hasKeys: boolean,
): Claim | null {
  switch (opened.kind) {
    case "refused":
      return { state: "fails", words: `${name} is not good: ${opened.reason}.` };
    case "unknown-key":
      return hasKeys
        ? { state: "fails", words: `${name} is signed with a key that this server does not publish.` }
        : { state: "not-asked", words: `${name} could not be checked: there are no keys to check it with.` };
    case "signed": {
      const { merkleRoot, zip } = examination;
      const isOther =
        merkleRoot === null ? zip !== null : opened.statement.predicate.merkleRoot !== merkleRoot;
      return isOther
        ? { state: "fails", words: `${name} is about other files: ${aboutOf(opened.statement)}.` }
        : null;
    }
  }
}

function fittingClaim(statement: FittingStatement, count: number, { isWhole, zip }: Examination): Claim {
  const about = aboutOf(statement);
  const others =
    count > 1 ? ` The same bytes are also those of ${count - 1} other version${count > 2 ? "s" : ""}.` : "";
  if (zip && zip.sha256 !== statement.subject[0].digest.sha256) {
    const words = isWhole
      ? `Its files are those of ${about}, but the ZIP is not the one that was signed: it was packed anew.`
      : `Its manifest is that of ${about}, but this is not the ZIP that was signed.`;
    return { state: "fails", words };
  }
  if (isWhole === false)
    return { state: "fails", words: `The manifest is that of ${about}. What has changed is not.` };
  return { state: "holds", words: `The server signed that this is ${about}.${others}` };
}

/** Of a good statement without anything that it could be compared with. */
function aloneClaim({ opened }: FoundStatement): Claim {
  const about = opened.kind === "signed" ? aboutOf(opened.statement) : "";
  return {
    state: "unknown",
    words: `The statement is good: it is about ${about}. Add that ZIP to compare it.`,
  };
}

function aboutOf({ subject: [{ name: file }], predicate }: PackageStatement): string {
  const { name, version, brandId, engineVersion, generatedAt } = predicate;
  return `${name}, version ${version} of brand ${brandId}, made on ${generatedAt.slice(0, 10)} by engine ${engineVersion} (${file})`;
}
