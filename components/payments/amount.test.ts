import { expect, test } from "vitest";
import { amountWithSymbol, shownAmount } from "./amount";

test.each([
  ["0", "0"],
  ["1", "0.000000000000000001"],
  ["10000000000000000", "0.01"],
  ["-5000000000000000", "−0.005"],
  ["20000000000000000000", "20"],
  ["123456789000000000000000000", "123456789"],
])("%s wei is %s", (wei, shown) => {
  expect(shownAmount(wei)).toBe(shown);
  expect(amountWithSymbol(wei, "ETH")).toBe(`${shown} ETH`);
});
