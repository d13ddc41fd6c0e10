import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setLines } from "./set-lines";

/** Every character half an em wide. */
const measure = (text: string) => [...text].length * 0.5;

describe("setLines", () => {
  it("breaks at spaces and keeps the size when everything fits", () => {
    expect(setLines("one two three four", measure, { width: 52, size: 10 })).toEqual({
      lines: ["one two", "three four"],
      size: 10,
    });
  });

  it("lowers the size for a long German word before it breaks inside it", () => {
    const set = setLines("Reparaturwerkstatt", measure, { width: 60, size: 10, minSize: 6 });
    expect(set.lines).toEqual(["Reparaturwerkstatt"]);
    expect(set.size).toBeLessThan(10);
    expect(setLines("Reparaturwerkstatt".repeat(3), measure, { width: 60, size: 10 }).lines.join("")).toBe(
      "Reparaturwerkstatt".repeat(3),
    );
  });

  it("breaks between ideographs, never before closing punctuation", () => {
    const { lines } = setLines("毎朝、焼きたてを玄関まで。", measure, { width: 16, size: 10, minSize: 10 });
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).not.toMatch(/^[、。]/u);
  });

  it.each([
    ["Thai", "ร้านกาแฟที่คั่วเมล็ดจากดอย"],
    ["Lao", "ຮ້ານຕໍ່າແຜ່ນແພດ້ວຍມືທີ່ຂາຍຜ້າໄໝ"],
    ["Khmer", "ហាងកាហ្វេតូចមួយដែលលីងគ្រាប់កាហ្វេ"],
    ["Burmese", "လက်ဖက်ရည်နှင့်မုန့်ဟင်းခါးရောင်းသောဆိုင်"],
    ["Tibetan", "ལག་བཟོའི་ཀ་པེད་ཚོང་ཁང་ཆུང་ཆུང་ཞིག"],
  ])("breaks between the words of %s, which has no spaces, without tearing letters", (_, text) => {
    const { lines } = setLines(text, measure, { width: 60, size: 10, minSize: 10 });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("")).toBe(text);
    for (const line of lines) {
      expect(measure(line) * 10).toBeLessThanOrEqual(60);
      expect(line).not.toMatch(/^\p{Mark}/u);
    }
  });

  it("ends what does not fit with an ellipsis", () => {
    const { lines } = setLines("a b c d e f g h", measure, { width: 20, size: 10, minSize: 10, maxLines: 2 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
  });

  it("never sets a line wider than the box, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 120 }),
        fc.integer({ min: 20, max: 300 }),
        (text, width) => {
          const { lines, size } = setLines(text, measure, { width, size: 12, maxLines: 3 });
          for (const line of lines) {
            if ([...new Intl.Segmenter("und").segment(line)].length > 2)
              expect(measure(line) * size).toBeLessThanOrEqual(width);
          }
        },
      ),
    );
  });
});
