import type { DesignBrief } from "@/lib/model/brief.schema";
import { slugify } from "@/lib/model/text";
import { detectScripts } from "../language/detect-scripts";
import { type Strategy, strategySchema } from "../strategy.schema";
import { joinNameIdeas, renamed } from "./draft-names";
import { editedWords } from "./edited-words";

/**
 * The strategy of a brief that differs from an earlier one in its name, its name's seed or its edited words alone. What
 * nobody touched stays as it was recorded, whoever wrote it, so that a model need not be asked again; sentences say the new
 * name. `builtIn` is the built-in answer to the changed brief: it has the names of a new seed, and the words that were
 * edited and no longer are.
 */
export function carryWords({
  base,
  brief,
  builtIn,
}: {
  base: { brief: DesignBrief; strategy: Strategy };
  brief: DesignBrief;
  builtIn: Strategy;
}): Strategy {
  const isSameSeed = base.brief.choices?.seeds?.name === brief.choices?.seeds?.name;
  const known = isSameSeed ? base.strategy.nameIdeas.filter(({ method }) => method !== "customer") : [];
  const nameIdeas = joinNameIdeas(builtIn, known);
  const name = nameIdeas[0]?.name ?? builtIn.name;

  const before = editedWords(base.brief);
  const now = editedWords(brief);
  const noLonger = Object.fromEntries(
    Object.keys(before).flatMap((field) =>
      field in now ? [] : [[field, builtIn[field as keyof Strategy]] as const],
    ),
  );
  const words = { ...base.strategy, ...noLonger, name: base.strategy.name };
  const strategy = { ...renamed(words, name), ...now };
  const { nameSource, scripts, slug } = builtIn;
  return strategySchema.parse({
    ...strategy,
    name,
    nameIdeas,
    nameSource,
    slug: slugify(name, slug),
    scripts: [...new Set([...scripts, ...detectScripts(`${strategy.tagline} ${name}`)])],
  });
}
