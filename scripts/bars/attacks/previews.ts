import { requestJob } from "@/test-support/request-job";
import { sampleBrief } from "@/test-support/sample-brief";
import type { AttackContext, AttackGroup } from "./attack";
import { sendAttack } from "./send-attack";
import { visitorWithBrand } from "./target";

const BRANDS = 6;
/** A neighbour's brand may take so many times as long while strangers try things out, on a machine of few processors. */
const MAX_SLOWDOWN = 3;
const POLL_MS = 100;

/** Strangers with a brand each ask for directions without end, while a neighbour's brand is made. */
export const group: AttackGroup = {
  name: "previews",
  async run({ server, random, problem }: AttackContext) {
    const aloneMs = await jobMs(server);
    const strangers = await Promise.all(Array.from({ length: BRANDS }, visitorWithBrand));
    const answers = new Map<number, number>();
    let isOver = false;
    const attack = async ({ cookie, brandId }: (typeof strangers)[number], index: number) => {
      while (!isOver) {
        const seed = Math.floor(random() * 2 ** 32);
        const { status, headers } = await sendAttack(server.url, {
          name: "directions",
          method: "POST",
          path: `/api/brands/${brandId}/directions`,
          headers: { cookie, "x-forwarded-for": `198.51.100.${index + 1}` },
          body: JSON.stringify({
            choices: { seeds: { logos: seed, palette: seed, typography: seed, name: seed } },
          }),
        });
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (![200, 429, 503].includes(status)) problem(`directions answered ${status}`);
        if (status !== 200 && !headers.has("retry-after")) problem(`${status} without Retry-After`);
        if (status !== 200) await new Promise((done) => setTimeout(done, 100));
      }
    };
    // Each two at a time: what a visitor may.
    const attacks = [...strangers, ...strangers].map(attack);
    const besetMs = await jobMs(server);
    isOver = true;
    await Promise.all(attacks);
    if (besetMs > MAX_SLOWDOWN * aloneMs)
      problem(`a neighbour's brand took ${besetMs} ms instead of ${aloneMs} ms`);
    const statuses = [...answers].map(([status, count]) => `${count} × ${status}`).join(", ");
    return `a neighbour's brand took ${besetMs} ms beside ${BRANDS} brands' directions (${statuses}), ${aloneMs} ms without (at most ${MAX_SLOWDOWN} times)`;
  },
};

async function jobMs(server: AttackContext["server"]): Promise<number> {
  const startedAt = performance.now();
  const { jobId } = await requestJob(server, sampleBrief(3));
  for (;;) {
    const response = await fetch(`${server.url}/api/status/${jobId}`);
    const { status } = (await response.json()) as { status: string };
    if (status === "completed") return Math.round(performance.now() - startedAt);
    if (status === "failed") throw new Error("the neighbour's brand failed");
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}
