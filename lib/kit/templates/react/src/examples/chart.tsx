import { Chart } from "../components/chart";

const categories = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const series = [
  {
    id: "visits",
    label: "Visits",
    values: [820, 932, 901, 1290, 1330, 1320, 1410, 1180, 1502, 1640, 1590, 1722],
  },
  { id: "replies", label: "Replies", values: [220, 182, 191, 234, 290, null, 310, 285, 330, 402, 388, 451] },
] as const;
const barCategories = ["Q1", "Q2", "Q3", "Q4"] as const;
const barSeries = [
  { id: "this", label: "This year", values: [18, -8, 27, 34] },
  { id: "last", label: "Last year", values: [12, 22, -4, 19] },
] as const;
const format = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;
const areaSeries = [
  {
    id: "visits",
    label: "Visits",
    values: [820, 932, 901, 1290, 1330, 1320, 1410, 1180, 1502, 1640, 1590, 1722],
  },
] as const;
const donutCategories = ["Search", "Links", "Letters", "Direct"] as const;
const donutSeries = [{ id: "visits", label: "Visits", values: [1240, 420, 220, 120] }] as const;
const tableCategories = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const tableSeries = [{ id: "replies", label: "Replies", values: [12, 19, 7, null, 15] }] as const;
const emptyCategories = [] as const;
const emptySeries = [] as const;

/** Line */
export function Line() {
  return <Chart title="Visits and replies a month" categories={categories} series={series} />;
}

/** Bars, some below zero */
export function Bar() {
  return (
    <Chart
      type="bar"
      title="Result by quarter"
      categories={barCategories}
      series={barSeries}
      format={format}
    />
  );
}

/** Area */
export function Area() {
  return <Chart type="area" title="Visits a month" categories={categories} series={areaSeries} />;
}

/** Ring */
export function Donut() {
  return (
    <Chart
      type="donut"
      title="Where visits come from"
      categories={donutCategories}
      series={donutSeries}
      height={240}
    />
  );
}

/** With its table */
export function Table() {
  return (
    <Chart
      type="bar"
      title="Replies a day"
      categories={tableCategories}
      series={tableSeries}
      height={200}
      defaultTable
    />
  );
}

/** Empty */
export function Empty() {
  return (
    <Chart
      title="Visits a month"
      categories={emptyCategories}
      series={emptySeries}
      empty="Nothing was counted yet. Figures appear here after the first visit."
    />
  );
}
