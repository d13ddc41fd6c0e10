import { TECH_STACKS, type TechStack } from "@/lib/model/brief.schema";

export const STACK_NAMES: Record<TechStack, string> = { react: "React", vue: "Vue", html: "HTML" };

/** Every stack, the package's own first. */
export function stacksFrom(own: TechStack): TechStack[] {
  return [own, ...TECH_STACKS.filter((stack) => stack !== own)];
}
