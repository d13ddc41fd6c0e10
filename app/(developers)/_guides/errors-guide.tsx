import { CodeBlock } from "@/components/developers/code-block";
import { Mono, Part, Sentence, Table } from "@/components/developers/guide-text";
import { ERROR_CODES, type ErrorCode } from "@/lib/errors";
import { ERROR_MEANINGS } from "@/lib/openapi/error-meanings";

const EXAMPLE = {
  success: false,
  error: {
    code: "VALIDATION_ERROR",
    message: "businessIdea: length must be between 10 and 500 characters.",
    details: {
      field: "businessIdea",
      constraint: "length must be between 10 and 500 characters",
      errors: [{ field: "businessIdea", constraint: "length must be between 10 and 500 characters" }],
    },
  },
  meta: { timestamp: "2026-11-21T09:30:00.000Z", requestId: "req_9f1c0a7b3d5e2f4a6b8c0d1e" },
};

export function ErrorsGuide() {
  return (
    <>
      <Part title="The shape">
        <p>
          Decide by <Mono>error.code</Mono>; <Mono>error.message</Mono> is for people and may be reworded.{" "}
          <Mono>details</Mono> names the first field in question, and all of them in{" "}
          <Mono>details.errors</Mono>.
        </p>
      </Part>
      <CodeBlock label="400" code={JSON.stringify(EXAMPLE, null, 2)} />
      <Part title="Codes">
        <Table
          caption="Error codes"
          head={["Code", "Status", "Meaning", "Send it again?"]}
          rows={(Object.keys(ERROR_CODES) as ErrorCode[]).map((code) => [
            <Mono key="c">{code}</Mono>,
            ERROR_CODES[code].status,
            <Sentence key="m" text={ERROR_MEANINGS[code]} />,
            ERROR_CODES[code].retry ? "Later, as it is" : "Not as it is",
          ])}
        />
      </Part>
      <Part title="Trying again">
        <p>
          Wait as long as <Mono>Retry-After</Mono> says; without one double the time from one second on, with
          some chance in it. Give every <Mono>POST</Mono> an <Mono>Idempotency-Key</Mono>, so that a
          repetition never does anything twice. Quote <Mono>meta.requestId</Mono> when you ask us about an
          answer.
        </p>
      </Part>
    </>
  );
}
