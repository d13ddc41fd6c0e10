import type { TechStack } from "@/lib/model/brief.schema";
import { kitCatalog } from "./catalog";
import type { KitComponent } from "./kit.schema";

/** What the package of one stack contains: its components, with the properties and slots that they have there. */
export function stackCatalog(stack: TechStack): KitComponent[] {
  const isHere = ({ stacks }: { stacks?: readonly TechStack[] | undefined }) =>
    stacks === undefined || stacks.includes(stack);
  return kitCatalog.filter(isHere).map((component) => ({
    ...component,
    props: stack === "html" ? [] : component.props.filter(isHere),
    slots: stack === "html" ? [] : component.slots.filter(isHere),
  }));
}
