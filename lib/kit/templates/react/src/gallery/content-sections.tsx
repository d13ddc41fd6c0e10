import { useState } from "react";
import { Accordion } from "../components/accordion";
import { Badge, type BadgeVariant } from "../components/badge";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { DataTable, type DataTableColumn } from "../components/data-table";
import { Tabs } from "../components/tabs";
import { Section, Specimen } from "./section";

interface Order {
  id: string;
  customer: string;
  state: "Paid" | "Due soon" | "Overdue";
  amount: number;
}

const ORDERS: readonly Order[] = [
  { id: "1041", customer: "Ada Okafor", state: "Paid", amount: 128.5 },
  { id: "1042", customer: "Jonas Weber", state: "Due soon", amount: 64 },
  { id: "1043", customer: "Mei Tanaka", state: "Paid", amount: 1290 },
  { id: "1044", customer: "Omar Haddad", state: "Overdue", amount: 312.9 },
];
const STATES: Record<Order["state"], BadgeVariant> = {
  Paid: "success",
  "Due soon": "warning",
  Overdue: "danger",
};
const euros = new Intl.NumberFormat("en", { minimumFractionDigits: 2 });

const COLUMNS: readonly DataTableColumn<Order>[] = [
  { id: "id", title: "Order", sortable: true, value: (order) => order.id },
  { id: "customer", title: "Customer", sortable: true, value: (order) => order.customer },
  {
    id: "state",
    title: "State",
    value: (order) => order.state,
    cell: (order) => <Badge variant={STATES[order.state]}>{order.state}</Badge>,
  },
  {
    id: "amount",
    title: "Amount, €",
    type: "number",
    sortable: true,
    value: (order) => order.amount,
    cell: (order) => euros.format(order.amount),
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
        summary="One thing and what belongs to it: a product, an article, a plan. The whole card can be a link."
      >
        <Specimen label="Cards that are links" layout="bare">
          <div className="kit-grid">
            <Card media eyebrow="Guide" title="A morning at the market" href="#card">
              <p>What is in season, whom to ask, and why to come before nine.</p>
            </Card>
            <Card
              variant="outline"
              eyebrow="Story"
              title="Made two streets away"
              href="#card"
              footer={<Badge>New</Badge>}
            >
              <p>Who makes it, with which tools, and why it takes a day longer than elsewhere.</p>
            </Card>
          </div>
        </Specimen>
        <Specimen label="One among many" layout="bare">
          <div className="kit-grid">
            <Card
              variant="soft"
              eyebrow="Starter"
              title="Free"
              footer={<Button variant="secondary">Start free</Button>}
            >
              <p>For one person and one project, for as long as you like.</p>
            </Card>
            <Card
              variant="brand"
              eyebrow="Team"
              title="€ 12 a seat"
              footer={<Button variant="quiet">Choose Team</Button>}
            >
              <p>Shared projects, roles and a person who answers within the day.</p>
            </Card>
          </div>
        </Specimen>
      </Section>
      <Section id="tabs" title="Tabs" summary="Views of one thing, one at a time, without leaving the page.">
        <Specimen label="Line, for a page’s main views" layout="full">
          <Tabs
            label="About the room"
            tabs={[
              {
                id: "overview",
                label: "Overview",
                content: <p>A quiet room for eight, with daylight from two sides.</p>,
              },
              {
                id: "equipment",
                label: "Equipment",
                content: <p>A screen, a whiteboard and good microphones.</p>,
              },
              { id: "history", label: "History", content: <p>Nothing yet.</p>, disabled: true },
              { id: "prices", label: "Prices", content: <p>€ 24 an hour, € 140 a day. Members pay half.</p> },
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
                content: <p>38 visits this week, six more than the week before.</p>,
              },
              { id: "month", label: "Month", content: <p>151 visits this month.</p> },
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
              { id: "billing", label: "Billing", content: <p>Cards and invoices.</p> },
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
                id: "delivery",
                title: "When is it delivered?",
                content: <p>Ordered before ten, it is with you the same afternoon.</p>,
                open: true,
              },
              {
                id: "change",
                title: "Can I change an order?",
                content: <p>Until the evening before, in your account and without a fee.</p>,
              },
              {
                id: "absent",
                title: "What if I am not at home?",
                content: <p>Name a neighbor or a place that is dry. We leave it there and send a picture.</p>,
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
            caption="Orders of this week"
            columns={COLUMNS}
            rows={ORDERS}
            rowKey={(order) => order.id}
            defaultSort={{ column: "id", direction: "ascending" }}
            selectable
            selected={selected}
            onSelectedChange={setSelected}
            language="en"
          />
        </Specimen>
        <Specimen label="Rows are on their way" layout="bare">
          <DataTable
            caption="Orders of last week"
            columns={COLUMNS}
            rows={[]}
            rowKey={(order) => order.id}
            density="compact"
            loading
          />
        </Specimen>
        <Specimen label="Nothing to show" layout="bare">
          <DataTable
            caption="Returned orders"
            columns={COLUMNS}
            rows={[]}
            rowKey={(order) => order.id}
            empty="No order came back. Returns appear here once they are on their way."
          />
        </Specimen>
      </Section>
    </>
  );
}
