/** What the status page speaks of, in its order. */
export const COMPONENTS = [
  { id: "site", name: "Application", what: "Pages, sign-in and the dashboard" },
  { id: "api", name: "API", what: "The versioned interface and its document" },
  { id: "engine", name: "Generation", what: "Accepted briefs are taken up and made" },
  { id: "sockets", name: "Live progress", what: "Sockets that tell how far a generation is" },
  { id: "webhooks", name: "Webhooks", what: "Events are sent when they are due" },
  { id: "database", name: "Database", what: "Where everything is remembered" },
  { id: "storage", name: "Files", what: "Where packages are kept and fetched from" },
] as const;

export type ComponentId = (typeof COMPONENTS)[number]["id"];
