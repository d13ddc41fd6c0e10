import { CodeBlock } from "@/components/developers/code-block";
import { Mono, Part, Table } from "@/components/developers/guide-text";
import { MOST_ID_LENGTH, MOST_VISITORS } from "@/lib/variants/experiment-limits";
import { headScripts } from "@/lib/variants/head-scripts";

export function VariantsGuide() {
  return (
    <>
      <Part title="Have them drawn">
        <p>
          <a className="text-link" href="/developers/reference/makeVariants">
            <Mono>POST /v2/brands/:id/variants</Mono>
          </a>{" "}
          draws three designs of the brand’s landing that differ from the brand on one thing each, and answers
          202 with the set. It has been bought once for the brand; until then the answer is 402 with what to
          pay. Ask for the set until its <Mono>status</Mono> is <Mono>made</Mono>, which takes less than a
          minute, then download it.
        </p>
      </Part>
      <CodeBlock
        label="Terminal"
        code={`curl -X POST "$MARQUE_URL/v2/brands/$BRAND_ID/variants" \\
  -H "Authorization: Bearer $MARQUE_API_KEY" -H "Content-Type: application/json" \\
  -d '{"axes": ["color", "type", "words"]}'
curl "$MARQUE_URL/v2/brands/$BRAND_ID/variants/$SET_ID" -H "Authorization: Bearer $MARQUE_API_KEY"
curl -OJ "$MARQUE_URL/v2/brands/$BRAND_ID/variants/$SET_ID/download" -H "Authorization: Bearer $MARQUE_API_KEY"`}
      />
      <Part title="Test them">
        <p>
          The folder <Mono>testing</Mono> of the ZIP has an OpenFeature provider for React and Vue, a script
          for pages without a build, and a guide. Two scripts in the head of the page settle which design a
          visitor sees before anything is painted:
        </p>
      </Part>
      <CodeBlock label="In the head, before any style sheet" code={headScripts("/designs/", "/testing/")} />
      <CodeBlock
        label="React; Vue has the same two functions"
        code={`startVariants(experiment);
const { design, reachGoal } = useVariant(experiment);`}
      />
      <Part title="Who sees what">
        <p>
          A visitor’s design follows from its id and the experiment’s key by GrowthBook’s hash with{" "}
          <Mono>hashVersion</Mono> 2 and the key as <Mono>seed</Mono>: FNV-1a of 32 bits, twice, modulo
          10,000. Whoever knows both, a server of yours too, computes the same design; nothing is asked for
          over the network. Another key gives another, independent assignment. The id is random and stands in
          a first-party cookie, unless the page names one of yours:{" "}
          <Mono>{'<html data-marque-visitor="id">'}</Mono>.
        </p>
      </Part>
      <Part title="The collector">
        <p>
          <Mono>POST /api/experiments/:key</Mono> takes one event of at most a kilobyte from any site, as
          plain text or JSON, and answers 204. Each visitor counts once for a design and once for the goal,
          however often it is sent. Programs that say what they are do not count.
        </p>
        <Table
          caption="Fields of an event"
          head={["Field", "Value"]}
          rows={[
            [
              <Mono key="f">visitor</Mono>,
              `An id that says nothing about the person, 1 to ${MOST_ID_LENGTH} characters`,
            ],
            [
              <Mono key="f">arm</Mono>,
              "a to d: the visitor’s design, by the assignment; another one is refused",
            ],
            [<Mono key="f">event</Mono>, "exposure or goal; a goal says that the design was seen"],
          ]}
        />
        <p>
          Of the visitor a salted hash is kept until the experiment ends, and no address; afterwards nothing
          but sums. An experiment counts at most {MOST_VISITORS.toLocaleString("en")} visitors.
        </p>
      </Part>
      <Part title="What the results say">
        <p>
          <a className="text-link" href="/developers/reference/getResults">
            <Mono>GET …/results</Mono>
          </a>{" "}
          compares each design with the control by where conversions fall, with a sequential test (Lindon and
          Malek, 2022): look as often as you like, and stop whenever you like. Among all designs of an
          experiment without a difference, at most one in twenty ever calls one. The intervals hold at every
          look at once. <Mono>sampleRatio.alarm</Mono> says that visitors of a design get lost: trust no
          figure then.
        </p>
      </Part>
    </>
  );
}
