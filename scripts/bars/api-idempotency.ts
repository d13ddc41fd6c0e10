import { closeDb } from "@/lib/db/client";
import { startServer } from "@/test-support/start-server";
import { accountFacts, apiAccount, createBrand, openDatabaseOf, statusCounts } from "./api-caller";
import { report } from "./report";

/**
 * A hundred identical POSTs at once with one Idempotency-Key: one brand and one debit; every answer is the first one's
 * bytes, or 409 with the time to come back. A repetition afterwards gets the first answer again.
 */
const REQUESTS = 100;

const server = await startServer({ env: { LOG_LEVEL: "error" } });
try {
  await openDatabaseOf(server);
  const account = await apiAccount("enterprise", 10);
  const headers = { "idempotency-key": "bar-idempotency" };
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, () => createBrand(server, account, headers)),
  );
  const late = await createBrand(server, account, headers);
  const accepted = answers.filter(({ status }) => status === 202);
  const bytes = new Set([...accepted, late].map(({ text }) => text));
  const first = accepted.filter((answer) => !answer.headers.has("idempotent-replayed"));
  const others = answers.filter(({ status }) => status !== 202);
  const inFlight = others.every(({ status, headers: sent }) => status === 409 && sent.has("retry-after"));
  const { brands, debits } = await accountFacts(account);
  console.log(`  ${statusCounts(answers)}; ${first.length} made it, ${bytes.size} different bodies of 202`);
  console.log(
    `  a repetition afterwards: ${late.status}, replayed: ${late.headers.get("idempotent-replayed")}`,
  );
  report(
    first.length === 1 && bytes.size === 1 && inFlight && late.status === 202 && brands === 1 && debits === 1,
    "api-idempotency",
    `${REQUESTS} identical POSTs: ${brands} brand, ${debits} debit, ${statusCounts(answers)}`,
  );
} finally {
  await closeDb();
  await server.stop();
}
