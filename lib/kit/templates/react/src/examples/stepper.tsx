import { Stepper } from "../components/stepper";

const steps = [
  { id: "account", label: "Account", text: "Confirmed" },
  { id: "profile", label: "Profile", text: "Name and picture" },
  { id: "team", label: "Team" },
  { id: "review", label: "Review" },
] as const;
const linksSteps = [
  { id: "account", label: "Account", href: "#account" },
  { id: "address", label: "Address", text: "Two fields are empty", href: "#address", error: true },
  { id: "review", label: "Review", href: "#review" },
  { id: "send", label: "Send" },
] as const;
const finishedSteps = [
  { id: "write", label: "Write" },
  { id: "check", label: "Check" },
  { id: "send", label: "Send" },
] as const;

/** Horizontal */
export function Horizontal() {
  return <Stepper label="Setting up" current="profile" steps={steps} />;
}

/** Vertical, with links and an error */
export function Links() {
  return <Stepper label="Your application" orientation="vertical" current="review" steps={linksSteps} />;
}

/** All done */
export function Finished() {
  return <Stepper label="Finished task" steps={finishedSteps} />;
}
