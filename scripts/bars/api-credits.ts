import { closeDb } from "@/lib/db/client";
import { startServer } from "@/test-support/start-server";
import { accountFacts, apiAccount, createBrand, openDatabaseOf, statusCounts } from "./api-caller";
import { report } from "./report";

/** A hundred POSTs at once with different Idempotency-Keys and one credit, Enterprise tier: one 202, the rest 402. */
const REQUESTS = 100;

const server = await startServer({ env: { LOG_LEVEL: "error" } });
try {
  await openDatabaseOf(server);
  const account = await apiAccount("enterprise", 1);
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, (_, index) =>
      createBrand(server, account, { "idempotency-key": `bar-credits-${index}` }),
    ),
  );
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  const { brands, debits, balance } = await accountFacts(account);
  report(
    count(202) === 1 && count(402) === REQUESTS - 1 && brands === 1 && debits === 1 && balance === 0,
    "api-credits",
    `${REQUESTS} POSTs with 1 credit: ${statusCounts(answers)}; ${brands} brand, ${debits} debit, ${balance} left`,
  );
} finally {
  await closeDb();
  await server.stop();
}
