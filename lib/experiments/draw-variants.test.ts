import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { readStored } from "@/lib/storage/read-stored";
import { ARMS, type Arm } from "@/lib/variants/axes";
import { type DrawnSet, drawnSetSchema } from "@/lib/variants/variants.schema";
import { type Control, designVariant, readControl } from "./design-variant";
import { drawVariant, finishVariants, giveUpVariants } from "./draw-variants";
import { planVariants, requestVariants } from "./request-variants";
import { variantKey } from "./variant-files";
import type { VariantsRequested } from "./variants-events";
import { brandWithVariants } from "./variants-fixture";

useTestDatabase();
useRenderingHere();

let owner: Awaited<ReturnType<typeof brandWithVariants>>;
let control: Control;

beforeAll(async () => {
  owner = await brandWithVariants();
  control = await readControl(owner.brandId, 1);
});

const ask = async (axes: Parameters<typeof planVariants>[0]["axes"] = ["color", "type", "mark"]) => {
  const planned = await planVariants({ ...owner, axes });
  return db().$transaction((tx) => requestVariants(tx, planned));
};

describe("a design", () => {
  const shapes = ({ logo }: Pick<Control, "logo">) => logo.variations.combination.shapes.map(({ d }) => d);

  test("of another color has another palette, and the same logo in its colors", async () => {
    const { dress, from, to } = await designVariant(control, "color");
    expect(from).not.toBe(to);
    expect(dress.palette).not.toEqual(control.palette);
    expect(shapes(dress)).toEqual(shapes(control));
    expect(dress.logo.versions.color.fills).not.toEqual(control.logo.versions.color.fills);
    expect(dress.typography).toBe(control.typography);
    expect(dress.strategy).toBe(control.strategy);
  });

  test("of another type has other typefaces, and the same logo", async () => {
    const { dress, from, to } = await designVariant(control, "type");
    expect(from).not.toBe(to);
    expect(dress.typography.heading.family).not.toBe(control.typography.heading.family);
    expect([dress.logo, dress.palette, dress.strategy]).toEqual([
      control.logo,
      control.palette,
      control.strategy,
    ]);
  });

  test("of another mark has another icon beside the same wordmark", async () => {
    const { dress } = await designVariant(control, "mark");
    expect(dress.logo.mark).not.toBe(control.logo.mark);
    expect(shapes(dress)).not.toEqual(shapes(control));
    expect(dress.logo.variations.wordmark).toEqual(control.logo.variations.wordmark);
    expect([dress.palette, dress.typography]).toEqual([control.palette, control.typography]);
  });

  test("of other words says something else in the same design", async () => {
    const { dress, from, to } = await designVariant(control, "words");
    expect([from, to]).toEqual([control.strategy.tagline, dress.strategy.tagline]);
    expect(from).not.toBe(to);
    expect(dress.strategy.name).toBe(control.strategy.name);
    expect([dress.palette, dress.typography, dress.logo]).toEqual([
      control.palette,
      control.typography,
      control.logo,
    ]);
  });
});

describe("a set", () => {
  test("is drawn once: every design has tokens, logo files and a landing, and all are in one ZIP", async () => {
    const set = await ask();
    expect(set).toMatchObject({ status: "making", axes: "color,type,mark", version: 1 });
    expect((await ask()).id).toBe(set.id);
    const [event, ...others] = await db().outboxEvent.findMany({
      where: { name: "brand/variants.requested" },
    });
    expect(others).toEqual([]);
    const ref = event!.data as VariantsRequested;
    const drawn = [];
    for (const arm of ARMS) drawn.push(await drawVariant(ref, arm));
    await finishVariants(ref, drawn);

    const made = await db().variantSet.findUniqueOrThrow({ where: { id: set.id } });
    expect(made.status).toBe("made");
    const record = drawnSetSchema.parse(made.record);
    expect(record.variants.map(({ axis }) => axis)).toEqual([null, "color", "type", "mark"]);
    for (const { files } of record.variants) {
      const paths = files.map(({ path }) => path);
      expect(paths).toEqual(
        expect.arrayContaining([
          "index.html",
          "landing.css",
          "tokens/brand.css",
          "tokens/brand.tokens.json",
          "logos/favicon/favicon.svg",
        ]),
      );
      expect(paths.filter((path) => path.startsWith("logos/")).length).toBeGreaterThan(60);
    }
    const read = reader(record, owner.brandId, set.id);
    const [a, b, c, d] = await Promise.all(ARMS.map((arm) => read(`${arm}/index.html`)));
    // Color and type are style sheets alone.
    expect(withoutFonts(b!)).toBe(withoutFonts(a!));
    expect(withoutFonts(c!)).toBe(withoutFonts(a!));
    expect(d).not.toBe(a);
    expect(await read("b/tokens/brand.css")).not.toBe(await read("a/tokens/brand.css"));
    expect(await read("testing/shared/experiment.ts")).toContain(set.experimentKey);
    expect(await read("testing/README.md")).toContain(set.experimentKey);
    expect(record.files.map(({ path }) => path)).toContain("variants.zip");
  });

  test("that could not be drawn is asked for anew; one that is shown stays", async () => {
    const set = await ask(["words", "color", "type"]);
    const ref = { setId: set.id, brandId: owner.brandId, version: 1 };
    await giveUpVariants(ref);
    expect((await ask(["words", "color", "type"])).status).toBe("making");
    await db().variantSet.update({ where: { id: set.id }, data: { status: "made" } });
    await giveUpVariants(ref);
    expect((await ask(["words", "color", "type"])).status).toBe("made");
  });

  test("costs its price, once for the brand", async () => {
    await db().premiumPurchase.deleteMany({ where: { brandId: owner.brandId } });
    await expect(ask(["mark", "color", "type"])).rejects.toMatchObject({ code: "PAYMENT_REQUIRED" });
  });

  test("of other words is refused where the engine knows none", async () => {
    const silent = { ...control.strategy, alternatives: { tagline: [], mission: [], promise: [] } };
    await db().artifact.updateMany({
      where: { brandId: owner.brandId, stage: "strategy" },
      data: { output: silent },
    });
    await expect(ask(["words", "color", "type"])).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: { field: "axes" },
    });
  });
});

const withoutFonts = (page: string) => page.replaceAll(/<link rel="preload"[^>]*>\n/g, "");

function reader({ variants, files }: DrawnSet, brandId: string, setId: string) {
  return async (path: string) => {
    const [arm, ...rest] = path.split("/");
    const own = variants.find((variant) => variant.arm === (arm as Arm));
    const entry = own
      ? own.files.find((file) => file.path === rest.join("/"))
      : files.find((file) => file.path === path);
    return new TextDecoder().decode(
      await readStored(variantKey({ brandId, setId }, path), entry?.sha256 ?? "missing"),
    );
  };
}
