import { CodeBlock } from "@/components/developers/code-block";
import { Mono, Part, Table } from "@/components/developers/guide-text";

export function PaginationGuide() {
  return (
    <>
      <Part title="Parameters">
        <Table
          caption="Parameters of GET /v1/brands"
          head={["Parameter", "Values", "Default"]}
          rows={[
            [<Mono key="p">page</Mono>, "1 and up; past the end the list is empty", "1"],
            [<Mono key="l">limit</Mono>, "1 to 100", "20"],
            [
              <Mono key="s">sort</Mono>,
              "createdAt, name, style, generationTime; with a leading - descending",
              "-createdAt",
            ],
            [<Mono key="st">style</Mono>, "modern, classic, bold, minimal", "all"],
            [<Mono key="t">status</Mono>, "pending, processing, completed, failed", "all"],
            [<Mono key="q">q</Mono>, "part of a brand's name or idea", "all"],
          ]}
        />
        <p>
          Entries that are equal by the sort key stand in the order of their ids, so that no page repeats one.
        </p>
      </Part>
      <CodeBlock
        label="Every brand of a style, oldest first"
        code={`let page = 1;
for (let more = true; more; page++) {
  const answer = await fetch(\`\${url}/v1/brands?style=bold&sort=createdAt&limit=100&page=\${page}\`, { headers });
  const { data, pagination } = await answer.json();
  for (const brand of data) console.log(brand.id, brand.name);
  more = pagination.hasNext;
}`}
      />
      <Part title="What stands beside the list">
        <p>
          <Mono>pagination</Mono> has <Mono>page</Mono>, <Mono>limit</Mono>, <Mono>total</Mono>,{" "}
          <Mono>totalPages</Mono>, <Mono>hasNext</Mono> and <Mono>hasPrevious</Mono>.
        </p>
      </Part>
      <Part title="Only when it changed">
        <p>
          Answers carry an <Mono>ETag</Mono>. Send it back in <Mono>If-None-Match</Mono>: 304 without a body
          when nothing has changed.
        </p>
      </Part>
    </>
  );
}
