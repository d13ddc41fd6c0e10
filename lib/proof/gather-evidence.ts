import { openEnvelope } from "./envelope";
import type { Examination } from "./examine";
import type { Evidence, ServerAnswer } from "./judge";
import { proofAnswerSchema } from "./proof-answer.schema";
import { keySetSchema } from "./statement.schema";

/** What a server sent, as it sent it. */
export interface ServerWords {
  server: ServerAnswer;
  /** The body of `GET /api/proof/:merkleRoot`; null without one. */
  answer: unknown;
  /** The body of `/.well-known/marque-keys.json`; null without one. */
  keys: unknown;
}

/** Opens every statement that lay beside the files or was given by the server, with the keys of that server alone. */
export function gatherEvidence(
  { statements }: Pick<Examination, "statements">,
  words: ServerWords,
): Evidence {
  const keySet = keySetSchema.safeParse(words.keys);
  const given = proofAnswerSchema.safeParse(words.answer);
  const open = (envelope: unknown) => openEnvelope(envelope, keySet.success ? keySet.data : { keys: [] });
  const matches = given.success ? given.data.matches : [];
  return {
    statements: [
      ...statements.map(({ name, envelope }) => ({ name, opened: open(envelope), certificate: null })),
      ...matches.map(({ statement, certificate }) => ({ name: null, opened: open(statement), certificate })),
    ],
    server: words.server === "answered" && !given.success ? "unreachable" : words.server,
    hasKeys: keySet.success,
  };
}
