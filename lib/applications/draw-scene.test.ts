import { wcagContrast } from "culori";
import { beforeAll, describe, expect, test } from "vitest";
import { boundingBox } from "@/lib/geometry/outline";
import { fromPathData } from "@/lib/geometry/path-data";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { applications, scenesInput } from "@/lib/pipeline/stages/applications";
import { engineHere, makeBrandHere } from "@/lib/render/engine-here";
import { drawScene, scenesFor } from "./draw-scene";
import { GROUNDS } from "./look";
import type { SceneNode } from "./scene.schema";
import { sceneToSvg } from "./scene-svg";
import { SCENES } from "./scenes.schema";
import { openStudio, type Studio, type StudioInput } from "./studio";

const BRIEFS: readonly (readonly [string, Partial<DesignBrief>])[] = [
  [
    "bold",
    { businessIdea: "A cleaning company that cleans offices at night with plant soap", style: "bold" },
  ],
  [
    "classic, from the right",
    { businessIdea: "دار عطور صغيرة تصنع عطورًا من الورد والعود", style: "classic" },
  ],
  ["minimal, without spaces", { businessIdea: "一家在成都的小茶馆，每天手工制作桂花糕", style: "minimal" }],
  ["modern, of one letter", { businessIdea: "After-school clubs where children build robots", name: "Q" }],
  ["grave", { businessIdea: "A funeral home that holds quiet farewells in the woods" }],
];

async function inputOf(changes: Partial<DesignBrief>): Promise<StudioInput> {
  const brief: DesignBrief = {
    businessIdea: "A bakery",
    targetAudience: "People in the city",
    style: "modern",
    techStack: "react",
    features: ["shop"],
    ...changes,
  };
  const request = { brief, seed: 7 };
  const until = ["strategy", "palette", "typography"] as const;
  const { outputs, files } = await makeBrandHere({ ...request, until });
  // Scenes draw the logo from its outlines: its own files would take longer than all of them.
  const { logos: logo } = (
    await makeBrandHere({ ...request, given: outputs, until: ["logos"] }, { files: false })
  ).outputs;
  return scenesInput({ brief, ...outputs, logo, files }, engineHere);
}

describe.each(BRIEFS)("%s", (_, changes) => {
  let input: StudioInput;
  let studio: Studio;
  beforeAll(async () => {
    input = await inputOf(changes);
    studio = await openStudio(input);
  });

  test("every scene is drawn, the same each time, with numbers alone", () => {
    for (const id of scenesFor(input)) {
      const svg = sceneToSvg(drawScene(studio, id), id);
      expect(svg, id).not.toMatch(/NaN|Infinity|undefined|<text|font-/);
      expect(sceneToSvg(drawScene(studio, id), id), id).toBe(svg);
      expect(flat(drawScene(studio, id).nodes).length, id).toBeGreaterThan(1);
    }
  });

  test("the ink of a site's title ends above the line below it", () => {
    const { ink, quiet } = studio.look.light;
    const shapes = flat(drawScene(studio, "site-hero").nodes).filter((node) => node.kind === "shape");
    const at = shapes.findLastIndex(({ fill }) => fill === quiet);
    const boxOf = ({ d }: { d: string }) => boundingBox(fromPathData(d))!;
    const introAt = shapes.findLastIndex(({ fill }, index) => index <= at && fill !== quiet) + 1;
    const titleAt = shapes.findLastIndex(({ fill }, index) => index < introAt && fill !== ink) + 1;
    const intro = shapes.slice(introAt, at + 1).map(boxOf);
    const title = shapes.slice(titleAt, introAt).map(boxOf);
    expect(intro.length).toBeGreaterThan(0);
    const gap = Math.min(...intro.map(({ minY }) => minY)) - Math.max(...title.map(({ maxY }) => maxY));
    expect(gap).toBeGreaterThan(26);
  });

  test("words reach 4.5 : 1 on every ground, the logo 3 : 1", () => {
    for (const name of GROUNDS) {
      const { fill, ink, quiet, logo } = studio.look[name];
      expect(wcagContrast(ink, fill), `${name}: words`).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(quiet, fill), `${name}: lesser words`).toBeGreaterThanOrEqual(4.5);
      for (const color of Object.values(logo))
        expect(wcagContrast(color, fill), `${name}: logo`).toBeGreaterThanOrEqual(3);
    }
  });
});

test("a funeral home has no bag and no stickers, and who drives has a van", () => {
  const of = (isGrave: boolean, place: StudioInput["place"]) => scenesFor({ isGrave, place });
  expect(of(true, "road")).toEqual(of(true, "desk"));
  expect(of(true, "desk")).not.toContain("tote");
  expect(of(true, "desk")).not.toContain("sticker");
  expect(of(false, "desk")).not.toContain("van");
  expect(of(false, "road")).toEqual(SCENES.map(({ id }) => id));
});

test("a name of markup stays a name", async () => {
  const input = await inputOf({ name: `<b>"&'` });
  const result = await applications.run(
    {
      ...input,
      brief: { businessIdea: "A bakery", targetAudience: "", style: "modern", features: [] },
    } as never,
    engineHere,
  );
  if (result.kind !== "made") throw new Error(result.kind);
  const files = (await result.files?.()) ?? [];
  const texts = files
    .filter(({ path }) => /svg|html/.test(path))
    .map(({ bytes }) => new TextDecoder().decode(bytes));
  for (const text of texts) expect(text).not.toContain("<b>");
});

function flat(nodes: readonly SceneNode[]): SceneNode[] {
  return nodes.flatMap((node) => (node.kind === "group" ? flat(node.children) : [node]));
}
