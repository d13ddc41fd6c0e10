import { CodeBlock } from "@/components/developers/code-block";
import { CodeTabs } from "@/components/developers/code-tabs";
import { Mono, Part, Table } from "@/components/developers/guide-text";
import { EVENTS } from "@/lib/webhooks/event.schema";
import { readSample } from "./read-sample";

const PAYLOAD = {
  event: "brand.completed",
  data: {
    brandId: "brand_3f0c1a52-7d4e-4b7a-9c35-0e1d2f3a4b5c",
    name: "Crumb & Crank",
    generationTime: 41,
    assetsReady: true,
  },
  timestamp: "2026-11-21T09:30:00.000Z",
};

export function WebhooksGuide() {
  return (
    <>
      <Part title="Events">
        <Table
          caption="Kinds of events and their data"
          head={["Event", "When", "data"]}
          rows={Object.entries(EVENTS).map(([event, { when, data }]) => [
            <Mono key={event}>{event}</Mono>,
            when,
            Object.keys(data.shape).join(", "),
          ])}
        />
        <p>Payloads are small: fetch the brand when you need more of it.</p>
      </Part>
      <CodeBlock label="A delivery's body" code={JSON.stringify(PAYLOAD, null, 2)} />
      <Part title="Register one">
        <p>
          By{" "}
          <a className="text-link" href="/developers/reference/createWebhook">
            <Mono>POST /v1/webhooks</Mono>
          </a>{" "}
          or in Settings, Webhooks. The secret is shown once; you may bring your own, any text of 8 to 255
          printable characters. The address must be public and use https; redirects are not followed. A test
          sends you a sample.
        </p>
      </Part>
      <Part title="Verify before you believe">
        <p>
          Deliveries are signed as Standard Webhooks describes, so its libraries and Svix's work as they are.
          Without one, this is all there is to it. Sign the text as it arrived: a parsed and printed body may
          be another text. The key is the bytes behind <Mono>whsec_</Mono>, and of a secret of your own its
          text.
        </p>
      </Part>
      <CodeTabs
        label="Verifying a delivery"
        tabs={[
          {
            name: "TypeScript",
            content: <CodeBlock label="verify-webhook.ts" code={readSample("verify-webhook.ts")} />,
          },
          {
            name: "Python",
            content: <CodeBlock label="verify_webhook.py" code={readSample("verify_webhook.py")} />,
          },
        ]}
      />
      <Part title="The plain digest">
        <p>
          <Mono>X-Marque-Signature</Mono> carries the hexadecimal HMAC-SHA256 of the body alone, keyed by the
          secret's whole text. It is simpler, and says nothing about when it was sent: prefer the other.
        </p>
      </Part>
      <Part title="Answer quickly, and twice">
        <p>
          Answer with any 2xx within 15 seconds and do the work afterwards. Everything else is a failure and
          is tried again after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 10 hours; 410 switches the
          webhook off. An event may arrive more than once and out of order: remember <Mono>webhook-id</Mono>,
          which stays the same.
        </p>
        <p>
          Each attempt is kept for thirty days with what you answered, and can be sent again. After a rotation
          deliveries carry a signature of both secrets for as long as you say.
        </p>
      </Part>
    </>
  );
}
