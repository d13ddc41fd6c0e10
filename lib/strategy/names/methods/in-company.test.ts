import { expect, test } from "vitest";
import { seededRandom } from "@/lib/model/random";
import { readIdea } from "../../read-idea";
import { gatherMaterial } from "../gather-material";
import { SURNAMES } from "../name-parts";
import { compound } from "./compound";
import { pair, phrase } from "./in-company";
import { personLike } from "./places-and-people";

const material = gatherMaterial(
  readIdea({
    businessIdea: "A slow bakery that delivers sourdough by bike",
    targetAudience: "Sailors and surfers",
    features: [],
  }),
  "calm",
  [],
);
const random = () => seededRandom(5, "test");
const fieldsOf = (text: string) => material.own.filter((word) => word.text === text);

test("the two of a pair stand in one field, or the idea names both; one of them everybody knows", () => {
  const drafts = pair(material, random());
  expect(drafts.length).toBeGreaterThan(50);
  for (const { name, sources } of drafts) {
    const [one = [], other = []] = sources.map(fieldsOf);
    const isOnePicture = one.some(({ field }) => other.some((word) => word.field === field));
    const areNamed = [...one, ...other].every(({ lead }) => lead.kind === "word");
    expect(isOnePicture || areNamed, name).toBe(true);
    expect(
      [...one, ...other].some(({ isPlain }) => isPlain),
      name,
    ).toBe(true);
  }
});

test("a phrase ends on a thing that everybody knows", () => {
  const drafts = phrase(material, random());
  expect(drafts.length).toBeGreaterThan(5);
  for (const { name, sources } of drafts)
    expect(
      fieldsOf(sources[1] ?? "").some(({ isPlain }) => isPlain),
      name,
    ).toBe(true);
});

test("a person with a given name has a surname that people have", () => {
  const people = personLike(material, random()).filter(({ why }) => why.includes("surname"));
  expect(people.length).toBeGreaterThan(3);
  for (const { name } of people)
    expect(SURNAMES.has(name.split(" ")[1]?.toLowerCase() ?? ""), name).toBe(true);
});

test("compounds picked by hand say of what they are made", () => {
  const picked = compound(material, random()).filter(({ isPicked }) => isPicked);
  expect(picked.map(({ name }) => name)).toContain("Hearthloaf");
  for (const { why, sources } of picked) for (const half of sources) expect(why).toContain(`“${half}”`);
});
