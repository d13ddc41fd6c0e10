import { useState } from "react";
import { Accordion } from "../components/accordion";
import { Badge, type BadgeVariant } from "../components/badge";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { DataTable, type DataTableColumn } from "../components/data-table";
import { Tabs } from "../components/tabs";
import { Section, Specimen } from "./section";

interface Entry {
  id: string;
  from: string;
  state: "Done" | "Due soon" | "Overdue";
  pages: number;
}

const ENTRIES: readonly Entry[] = [
  { id: "1041", from: "Ada Okafor", state: "Done", pages: 128 },
  { id: "1042", from: "Jonas Weber", state: "Due soon", pages: 64 },
  { id: "1043", from: "Mei Tanaka", state: "Done", pages: 1290 },
  { id: "1044", from: "Omar Haddad", state: "Overdue", pages: 312 },
];
const STATES: Record<Entry["state"], BadgeVariant> = {
  Done: "success",
  "Due soon": "warning",
  Overdue: "danger",
};
const figures = new Intl.NumberFormat("en");

const COLUMNS: readonly DataTableColumn<Entry>[] = [
  { id: "id", title: "Number", sortable: true, value: (entry) => entry.id },
  { id: "from", title: "From", sortable: true, value: (entry) => entry.from },
  {
    id: "state",
    title: "State",
    value: (entry) => entry.state,
    cell: (entry) => <Badge variant={STATES[entry.state]}>{entry.state}</Badge>,
  },
  {
    id: "pages",
    title: "Pages",
    type: "number",
    sortable: true,
    value: (entry) => entry.pages,
    cell: (entry) => figures.format(entry.pages),
  },
];

/** Cards, tabs, accordion and table. */
export function ContentSections() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["1042"]));
  return (
    <>
      <Section
        id="card"
        title="Card"
        summary="One thing and what belongs to it: a page, an article, a person. The whole card can be a link."
      >
        <Specimen label="Cards that are links" layout="bare">
          <div className="kit-grid">
            <Card media eyebrow="Guide" title="How we work" href="#card">
              <p>What happens first, what comes next, and whom you can ask.</p>
            </Card>
            <Card variant="outline" eyebrow="Background" title="Who we are" href="#card">
              <p>The people behind the name, and what they look after.</p>
            </Card>
          </div>
        </Specimen>
        <Specimen label="One among many" layout="bare">
          <div className="kit-grid">
            <Card
              variant="soft"
              eyebrow="Write"
              title="By e-mail"
              footer={<Button variant="secondary">Write to us</Button>}
            >
              <p>Write at any time. A person answers you.</p>
            </Card>
            <Card
              variant="brand"
              eyebrow="Speak"
              title="By telephone"
              footer={<Button variant="quiet">See the number</Button>}
            >
              <p>Speak with a person who knows the answer.</p>
            </Card>
          </div>
        </Specimen>
      </Section>
      <Section id="tabs" title="Tabs" summary="Views of one thing, one at a time, without leaving the page.">
        <Specimen label="Line, for a page’s main views" layout="full">
          <Tabs
            label="About us"
            tabs={[
              {
                id: "overview",
                label: "Overview",
                content: <p>What we do, and for whom.</p>,
              },
              {
                id: "people",
                label: "People",
                content: <p>Who works here, and who answers you.</p>,
              },
              { id: "history", label: "History", content: <p>Nothing yet.</p>, disabled: true },
              { id: "contact", label: "Contact", content: <p>How to reach us, and when.</p> },
            ]}
          />
        </Specimen>
        <Specimen label="Pill, for a small choice" layout="full">
          <Tabs
            label="Period"
            variant="pill"
            tabs={[
              {
                id: "week",
                label: "Week",
                content: <p>What changed this week.</p>,
              },
              { id: "month", label: "Month", content: <p>What changed this month.</p> },
            ]}
          />
        </Specimen>
        <Specimen label="Vertical, selected by Enter" layout="full">
          <Tabs
            label="Settings"
            orientation="vertical"
            activation="manual"
            tabs={[
              { id: "profile", label: "Profile", content: <p>Your name and picture.</p> },
              { id: "messages", label: "Messages", content: <p>When we may write to you.</p> },
              { id: "language", label: "Language", content: <p>In which we write to you.</p> },
            ]}
          />
        </Specimen>
      </Section>
      <Section
        id="accordion"
        title="Accordion"
        summary="Questions that open to their answers. The browser’s search finds what is closed."
      >
        <Specimen label="One open at a time" layout="full">
          <Accordion
            exclusive
            items={[
              {
                id: "answer",
                title: "When do I get an answer?",
                content: <p>Within one working day.</p>,
                open: true,
              },
              {
                id: "change",
                title: "Can I change what I sent?",
                content: <p>Yes. Answer the message that confirmed it, and say what is different.</p>,
              },
              {
                id: "readers",
                title: "Who reads what I write?",
                content: <p>Only the people who answer you.</p>,
              },
            ]}
          />
        </Specimen>
      </Section>
      <Section
        id="data-table"
        title="Data table"
        summary="Rows of facts that can be compared, sorted and selected. It scrolls inside its own box."
      >
        <Specimen label={`Sorting and selection: ${selected.size} selected`} layout="bare">
          <DataTable
            caption="Documents of this week"
            columns={COLUMNS}
            rows={ENTRIES}
            rowKey={(entry) => entry.id}
            defaultSort={{ column: "id", direction: "ascending" }}
            selectable
            selected={selected}
            onSelectedChange={setSelected}
            language="en"
          />
        </Specimen>
        <Specimen label="Rows are on their way" layout="bare">
          <DataTable
            caption="Documents of last week"
            columns={COLUMNS}
            rows={[]}
            rowKey={(entry) => entry.id}
            density="compact"
            loading
          />
        </Specimen>
        <Specimen label="Nothing to show" layout="bare">
          <DataTable
            caption="Archived documents"
            columns={COLUMNS}
            rows={[]}
            rowKey={(entry) => entry.id}
            empty="Nothing is archived. Documents appear here once they are."
          />
        </Specimen>
      </Section>
    </>
  );
}
