import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CodeBlock } from "@/components/developers/code-block";
import { CodeTabs } from "@/components/developers/code-tabs";
import { Part, Sentence, Title } from "@/components/developers/guide-text";
import { OperationAnswers } from "@/components/developers/operation-answers";
import { ParameterList } from "@/components/developers/parameter-list";
import { SchemaFields } from "@/components/developers/schema-fields";
import { TryIt } from "@/components/developers/try-it";
import { publicAddress } from "@/lib/http/public-url";
import { codeSamples } from "@/lib/openapi/code-samples";
import { OPERATIONS, publishedDocument } from "@/lib/openapi/published-document";
import { tryItFields } from "@/lib/openapi/try-it-fields";

interface OperationProps {
  params: Promise<{ operation: string }>;
}

/** The server's own address is a setting, which a page made at build time would not know. */
export const dynamic = "force-dynamic";

const find = (id: string) => OPERATIONS.find((operation) => operation.id === id);

export async function generateMetadata({ params }: OperationProps): Promise<Metadata> {
  const operation = find((await params).operation);
  return { title: operation?.summary, description: operation?.description.replaceAll("`", "") };
}

/** One operation: its fields, samples, answers, and a form that sends it to this server. */
export default async function OperationPage({ params }: OperationProps) {
  const { operation: id } = await params;
  const known = find(id);
  if (!known) notFound();
  const { version, method, path, summary, description } = known;
  const address = publicAddress();
  const { serverUrl } = address;
  const document = publishedDocument(version, address);
  const operation = document.paths[path]![method]!;
  const { schemas } = document.components;
  const body = operation.requestBody?.content["application/json"];
  return (
    <article>
      <Title lead={<Sentence text={description} />}>{summary}</Title>
      <p className="mt-5 font-mono break-all">
        <strong>{method.toUpperCase()}</strong> {path}
      </p>
      <CodeTabs
        label="Samples"
        tabs={codeSamples({ method, path, operation, serverUrl }).map(({ name, code }) => ({
          name,
          content: <CodeBlock label={name} code={code} />,
        }))}
      />
      {operation.parameters && (
        <Part title="Parameters">
          <ParameterList parameters={operation.parameters} schemas={schemas} />
        </Part>
      )}
      {body && (
        <Part title={operation.requestBody?.required ? "Body" : "Body, optional"}>
          <SchemaFields schema={body.schema} schemas={schemas} />
        </Part>
      )}
      <OperationAnswers operation={operation} schemas={schemas} />
      <Part title="Try it">
        <p>
          This form sends the request to this server, for real: what it makes is made and costs what it costs.
        </p>
      </Part>
      <TryIt
        method={method}
        path={path}
        needsKey={operation.security.length > 0}
        fields={tryItFields(operation)}
        body={body ? JSON.stringify(body.example ?? {}, null, 2) : null}
      />
    </article>
  );
}
