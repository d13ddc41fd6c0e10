import { expect, test } from "vitest";
import { GRAMMARS } from "./grammar";
import { toolMalus, whatToolDoes } from "./what-tool-does";

test.each([
  [
    "App that reminds you to move the car on street cleaning days",
    "Reminds you to move the car on street cleaning days",
  ],
  [
    "A platform where retired judges hear arguments between neighbours",
    "Retired judges hear arguments between neighbours",
  ],
  ["An app where you hum a tune you half remember, for singers", "Hum a tune you half remember, for singers"],
  ["An app that lets you trade courgettes for eggs", "Trade courgettes for eggs"],
  ["Tool for beekeepers to log hive inspections by voice", "Log hive inspections by voice"],
  // The founder's mother, half a question, and no tool.
  ["App that tells my mother when to take her pills", undefined],
  [
    "An app that tells the nurses on every night shift of the whole town which cafes, gyms and bars are open now",
    undefined,
  ],
  ["A bakery that opens at nine in the evening", undefined],
])("%s", (sentence, line) => {
  expect(whatToolDoes(sentence, GRAMMARS.en)[0]?.text).toBe(line);
});

test("in other languages too, and a line that begins with the tool weighs less", () => {
  expect(whatToolDoes("App que avisa o pescador da maré", GRAMMARS.pt)[0]?.text).toBe(
    "Avisa o pescador da maré",
  );
  expect(toolMalus("App that reminds you to move")).toBeGreaterThan(toolMalus("App for beekeepers"));
  expect(toolMalus("Beekeepers lend swarms")).toBe(0);
});
