import { closeDb } from "@/lib/db/client";
import { features, refusals, seed, world } from "./payment-attacks/attacked-shop";
import { amounts, lostProof, reorganisation, sums } from "./payment-attacks/gone-wrong";
import { AT_ONCE, atOnce, changed, copied, credit, elsewhere, twice } from "./payment-attacks/used-wrongly";
import { report } from "./report";

/**
 * Payments that somebody tries to use twice, elsewhere, or that are not theirs, and payments that go wrong: one grant, one charge,
 * nothing lost, and each refusal says why. Which feature is attacked, and how, is drawn anew.
 */
const ROUNDS = 3;
let attacks = 0;

try {
  for (let round = 0; round < ROUNDS; round++) {
    await attack("twice, and the answer lost", twice);
    await attack("on another body, path, account", elsewhere);
    await attack("a changed challenge, another chain", changed);
    await attack("somebody else's transfer", copied);
    await attack(`${AT_ONCE} at once`, atOnce);
    await attack("a credit, twice and at once", credit);
    await attack("too little, too much, too late", amounts);
    await attack("a transfer whose proof was lost", lostProof);
    await attack("a re-organisation after the grant", reorganisation);
  }
  await sums();
} finally {
  await closeDb();
  await world.server.stop();
}
const reasons = [...refusals].map(([reason, count]) => `${count} × ${reason}`).join(", ");
report(
  world.problems.length === 0,
  "payment-attacks",
  `${attacks} attacks on ${features.join(", ")} (seed ${seed}); refused: ${reasons}; ${world.problems.length} problems`,
);

async function attack(name: string, run: () => Promise<void>): Promise<void> {
  const before = world.problems.length;
  attacks++;
  await run();
  console.log(`  ${world.problems.length === before ? "✓" : "✗"} ${name}`);
}
