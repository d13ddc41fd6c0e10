import { expect, test } from "vitest";
import { lineBelowTagline, saysTaglineAgain } from "./line-below-tagline";

const PROMISE = "You can hold us to what we say.";
const lines = (tagline: string, oneLiner: string, promise = PROMISE) => ({ tagline, oneLiner, promise });

test.each([
  ["We rent raincoats.", "At Raincheck, we rent raincoats."],
  ["Un service de garde pour chats", "Bienvenue, c’est un service de garde pour chats."],
  ["산 아래 빵집입니다", "산 아래 빵집입니다."],
])("“%s” is not said twice", (tagline, oneLiner) => {
  expect(lineBelowTagline(lines(tagline, oneLiner))).toBe(PROMISE);
  expect(lineBelowTagline(lines(tagline, oneLiner, ""))).toBe(oneLiner);
});

test.each([
  ["Bread by bicycle.", "Brewly bakes sourdough and brings it."],
  ["We rent rain", "At Raincheck, we rent raincoats."],
])("“%s” and what follows it are two lines", (tagline, oneLiner) => {
  expect(saysTaglineAgain({ tagline, oneLiner })).toBe(false);
  expect(lineBelowTagline(lines(tagline, oneLiner))).toBe(oneLiner);
});
