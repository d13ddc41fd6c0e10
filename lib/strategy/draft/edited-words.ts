import type { DesignBrief } from "@/lib/model/brief.schema";
import type { Strategy } from "../strategy.schema";

/** The sentences that the customer edited, which win over anybody's. */
export function editedWords({ choices }: DesignBrief): Partial<Strategy> {
  return Object.fromEntries(Object.entries(choices?.words ?? {}).filter(([, text]) => text !== undefined));
}
