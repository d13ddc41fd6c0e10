import { CodeBlock } from "@/components/developers/code-block";
import { Mono, Part, Table } from "@/components/developers/guide-text";

export function IdempotencyGuide() {
  return (
    <>
      <Part title="The key">
        <p>
          Any <Mono>POST</Mono> may carry <Mono>Idempotency-Key</Mono>: 1 to 255 printable ASCII characters of
          your choice. Use a value that names the intention, such as the id of an order, or a random UUID that
          you keep until you have the answer.
        </p>
      </Part>
      <CodeBlock
        label="Safe to repeat"
        code={`curl -X POST "$MARQUE_URL/v1/brands" \\
  -H "Authorization: Bearer $MARQUE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: order-4711" \\
  -d @brief.json`}
      />
      <Part title="What a second request gets">
        <Table
          caption="Answers to a repeated Idempotency-Key"
          head={["Situation", "Answer"]}
          rows={[
            [
              "The first has been answered",
              <>
                The same bytes and status again, with <Mono>Idempotent-Replayed: true</Mono>
              </>,
            ],
            [
              "The first is still running",
              <>
                <Mono>409 CONFLICT</Mono> with <Mono>Retry-After</Mono>
              </>,
            ],
            ["The body is another one", <Mono key="422">422 UNPROCESSABLE</Mono>],
            ["24 hours have passed", "It is a new request"],
          ]}
        />
      </Part>
      <Part title="What is not kept">
        <p>
          Answers that the same request may not get again: 400, 401, 402, 403, 429, 500 and 503. After one of
          them send it again with the same key. A key belongs to your account, the method and the path;
          another account's key of the same name is another key.
        </p>
      </Part>
    </>
  );
}
