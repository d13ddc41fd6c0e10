import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Receipt } from "mppx";
import { Mppx } from "mppx/client";
import { formatEther } from "viem";
import { closeDb } from "@/lib/db/client";
import { nativeChargeClient } from "@/lib/payments/native-charge-client";
import { SALE_TITLES } from "@/lib/payments/prices";
import { copyBrand } from "@/test-support/copied-brand";
import type { ApiAccount } from "./api-caller";
import { SAMPLE_BRIEF } from "./api-caller";
import {
  askWithKey,
  barPayer,
  initOf,
  openPaymentWorld,
  paymentFacts,
  requestFor,
  sellingAccount,
  soldFeatures,
  type Wanted,
} from "./payment-world";
import { report } from "./report";

/**
 * A client of `mppx` with our method file pays by itself, on the local network: 402, a transfer, the answer, for every feature that
 * is sold and for a credit; then nothing is asked for again. `mppx validate` looks at the same addresses.
 */
const world = await openPaymentWorld();
const paid: string[] = [];
const validated = { passed: 0, failed: 0, warnings: new Set<string>() };
const features = soldFeatures();
try {
  for (const feature of features) {
    const account = await sellingAccount();
    const { brandId } = await copyBrand(world.server, world.original, account);
    const wanted = requestFor(feature, brandId);
    await validate(account, wanted);
    await pays(SALE_TITLES[feature], account, wanted, { isOnce: false });
    const { purchases, payments, balance } = await paymentFacts(account);
    world.expect(
      `${feature}: one purchase, one payment, nothing left`,
      purchases === 1 && payments === 1 && balance === 0n,
    );
  }
  const account = await sellingAccount();
  await pays(SALE_TITLES.credit, account, { path: "/v1/brands", body: SAMPLE_BRIEF }, { isOnce: true });
  const { credits, payments, balance } = await paymentFacts(account);
  world.expect("credit: used at once, nothing left", credits === 0 && payments === 1 && balance === 0n);
} finally {
  await closeDb();
  await world.server.stop();
}
report(
  world.problems.length === 0 && features.length === 3 && validated.failed === 0,
  "payments",
  `${paid.length} paid by an mppx client (${features.join(", ")} of 3 features, and a credit); mppx validate: ${validated.passed} passed, ${validated.failed} failed, ${validated.warnings.size} kinds of warnings${[...validated.warnings].map((words) => ` [${words}]`).join("")}; ${world.problems.length} problems`,
);

async function pays(
  title: string,
  account: ApiAccount,
  wanted: Wanted,
  { isOnce }: { isOnce: boolean },
): Promise<void> {
  const refused = await askWithKey(world.server, account, wanted);
  world.expect(`${title}: 402 with a challenge`, refused.status === 402 && hasChallenge(refused));
  const anonymous = await fetch(world.server.url + wanted.path, { method: "POST" });
  world.expect(`${title}: 401 before 402`, anonymous.status === 401);
  const payer = await barPayer(world);
  const before = await payer.network.getBalance({ address: payer.wallet.account.address });
  const mppx = Mppx.create({ polyfill: false, methods: [nativeChargeClient(payer)] });
  const startedAt = performance.now();
  const answer = await mppx.fetch(world.server.url + wanted.path, initOf(account, wanted));
  const ms = performance.now() - startedAt;
  world.expect(
    `${title}: paid and answered ${answer.status} ${answer.ok ? "" : await answer.clone().text()}`,
    answer.ok,
  );
  if (!answer.ok) return;
  const { reference, status } = Receipt.fromResponse(answer);
  const receipt = await payer.network.getTransactionReceipt({ hash: reference as `0x${string}` });
  world.expect(
    `${title}: the receipt names the transfer`,
    status === "success" && receipt.status === "success",
  );
  const after = await payer.network.getBalance({ address: payer.wallet.account.address });
  const spent = before - after - receipt.gasUsed * receipt.effectiveGasPrice;
  const again = await askWithKey(world.server, account, wanted);
  const isAsked = again.status === 402;
  world.expect(`${title}: asked again answers ${again.status}`, isAsked === isOnce);
  paid.push(title);
  console.log(
    `  ${title}: 402 → ${formatEther(spent)} ETH → ${answer.status} in ${ms.toFixed(0)} ms; again ${again.status}`,
  );
}

/** The command of mppx itself, with the account's key; it knows no method but its makers' and so does not pay. */
async function validate(account: ApiAccount, { path, body }: Wanted): Promise<void> {
  const base = `http://localhost:${world.server.port}/v2`;
  const args = [
    "node_modules/mppx/dist/bin.js",
    "validate",
    base,
    "--endpoint",
    `POST:${path.replace(/^\/v2/, "")}`,
    "--header",
    `authorization:Bearer ${account.key}`,
    "--body",
    JSON.stringify(body),
    "--output-json",
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 }).catch(
    (failure: { stdout: string; stderr: string }) => {
      world.expect(`mppx validate ended badly: ${failure.stderr}`, false);
      return failure;
    },
  );
  const { summary, discovery, endpoints } = JSON.parse(stdout) as Validation;
  validated.passed += summary.passed;
  validated.failed += summary.failed;
  const checks = [
    ...discovery.checks,
    ...endpoints.flatMap(({ challenge, errorHandling }) => [...challenge, ...errorHandling]),
  ];
  for (const { severity, label, detail = "" } of checks) {
    if (severity === "warn") validated.warnings.add(`${label}: ${detail}`);
    if (severity === "fail") world.expect(`mppx validate: ${label} ${detail}`, false);
  }
}

interface Check {
  severity: string;
  label: string;
  detail?: string;
}
interface Validation {
  summary: { passed: number; failed: number };
  discovery: { checks: Check[] };
  endpoints: { challenge: Check[]; errorHandling: Check[] }[];
}

function hasChallenge({ headers }: Response): boolean {
  return /^Payment id="/.test(headers.get("www-authenticate") ?? "");
}
