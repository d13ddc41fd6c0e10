import { Mono, Part } from "@/components/developers/guide-text";

export function VersioningGuide() {
  return (
    <>
      <Part title="v1 grows">
        <p>
          New operations, new optional fields of requests, new fields of answers, new error codes and new
          kinds of events may come at any time. Ignore what you do not know.
        </p>
        <p>
          Nothing is removed, renamed or narrowed, and no field becomes required: a test of ours compares each
          change with the document that was published before, and fails. What needs such a change goes into a
          new version; v1 stays for at least twelve months after v2 is released.
        </p>
      </Part>
      <Part title="v2 is beta">
        <p>
          Its addresses begin with <Mono>/v2</Mono> and may change without notice. A key takes part when its
          beta option is switched on in Settings, API keys; any other is refused with{" "}
          <Mono>403 FORBIDDEN</Mono>. Its document is at{" "}
          <a className="text-link" href="/v2/openapi.json">
            /v2/openapi.json
          </a>
          .
        </p>
      </Part>
      <Part title="The document">
        <p>
          <a className="text-link" href="/v1/openapi.json">
            /v1/openapi.json
          </a>{" "}
          is OpenAPI 3.1, made from the schemas that check your requests and our answers. What changed when is
          in the{" "}
          <a className="text-link" href="/developers/changelog">
            changelog
          </a>
          .
        </p>
      </Part>
    </>
  );
}
