import { expect, test } from "vitest";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { drawShareImage } from "./share-image";
import { showcaseInput } from "./showcase-fixture";

const IDEAS = {
  English: "Solar panels for balconies, delivered and mounted in a day",
  Arabic: "مخبز صغير يوصل خبز العجين المخمر بالدراجة كل صباح",
  Japanese: "京都の小さな陶芸工房で、手作りの器を作っています",
  Hindi: "हम गाँव के किसानों से सीधे ताज़ी सब्ज़ियाँ घर तक पहुँचाते हैं",
};

test.each(Object.entries(IDEAS))(
  "is a picture of 1200 × 630 in the brand's own letters: %s",
  async (_, businessIdea) => {
    const input = await showcaseInput({ businessIdea });
    const png = await drawShareImage(input, fontLibrary());
    const view = new DataView(png.buffer, png.byteOffset);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
    expect(await drawShareImage(input, fontLibrary())).toEqual(png);
  },
);
