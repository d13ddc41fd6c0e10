const IDEAS = [
  "A bakery that delivers sourdough bread by bicycle before breakfast",
  "Repair cafes where neighbours fix bicycles together on Saturdays",
  "Accounting for freelance translators who hate spreadsheets",
  "A climbing gym with a kindergarten in the old power station",
  "Solar panels on rent for allotment gardens and small farms",
  "Tea from one valley, picked, dried and posted within a week",
  "Language lessons by telephone for people who work night shifts",
  "A legal helpdesk for tenants, open in the evening, in five languages",
];
const STYLES = ["modern", "classic", "bold", "minimal"];

/** A varied brief; the same `index` gives the same brief and seed. */
export function sampleBrief(index: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    businessIdea: IDEAS[index % IDEAS.length],
    targetAudience: "People who live and work in the city",
    style: STYLES[index % STYLES.length],
    techStack: "react",
    features: [],
    seed: index,
    ...changes,
  };
}
