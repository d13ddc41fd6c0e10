import { CodeBlock } from "@/components/developers/code-block";
import { CodeTabs } from "@/components/developers/code-tabs";
import { Mono, Part } from "@/components/developers/guide-text";
import { readSample } from "./read-sample";

const SAMPLES = [
  { name: "curl", file: "quick-start.sh" },
  { name: "TypeScript", file: "quick-start.ts" },
  { name: "Python", file: "quick_start.py" },
] as const;

export function QuickStartGuide() {
  return (
    <>
      <Part title="A key">
        <p>
          Sign up, open Settings, API keys, and make one. It is shown once. Every new account has ten credits;
          one generation costs one.
        </p>
      </Part>
      <Part title="A brand">
        <p>
          Nothing has to be installed: the TypeScript runs in Node 22 as it stands, the Python in 3.9. Set{" "}
          <Mono>MARQUE_URL</Mono> to another address than this machine's.
        </p>
      </Part>
      <CodeTabs
        label="Quick start"
        tabs={SAMPLES.map(({ name, file }) => ({
          name,
          content: <CodeBlock label={file} code={readSample(file)} />,
        }))}
      />
      <Part title="What next">
        <p>
          Asking every two seconds is simple;{" "}
          <a className="text-link" href="/developers/guides/webhooks">
            webhooks
          </a>{" "}
          are better for a server. <Mono>GET /v1/brands/{"{id}"}/tokens?format=css</Mono> gives the design
          tokens without the whole package, and <Mono>POST /v1/brands/{"{id}"}/regenerate</Mono> changes one
          part of a brand.
        </p>
      </Part>
    </>
  );
}
