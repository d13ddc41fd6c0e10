import { inngest } from "@/inngest/client";
import { mintRequested } from "@/inngest/events";
import { advanceMint } from "@/lib/certificate/advance-mint";
import { giveUpMint } from "@/lib/certificate/fail-mint";
import { pinMintContent } from "@/lib/certificate/pin-mint-content";
import { storeMintContent } from "@/lib/certificate/store-mint-content";
import { showcaseUrl } from "@/lib/http/brand-hosts";

/** About an hour, at pauses of up to a minute. What is not final then is taken up by the sweep, in a new round. */
const LOOKS = 80;

/** Brings a certificate to the chain: what it points to first, then its transaction, which is followed until it is final. */
export const mintCertificate = inngest.createFunction(
  {
    id: "mint-certificate",
    triggers: [{ event: mintRequested.name }],
    retries: 3,
    // What was signed is on its way, whatever failed here: the sweep looks after it.
    onFailure: ({ event, step }) =>
      step.run("give-up", () => giveUpMint(mintRequested.data.parse(event.data.event.data))),
  },
  async ({ event, step }) => {
    const ref = mintRequested.data.parse(event.data);
    await step.run("content", () => storeMintContent(ref, showcaseUrl(ref.certificate)));
    await step.run("pin", () => pinMintContent(ref));
    for (let look = 1; look <= LOOKS; look++) {
      const { pauseMs } = await step.run(`look-${look}`, () => advanceMint(ref, look));
      if (pauseMs === null) return;
      await step.sleep(`pause-${look}`, pauseMs);
    }
  },
);
