import { expect, test, vi } from "vitest";
import { drawSeed } from "./draw-seed";

test("a bar draws another seed at every run, and prints the one that repeats it", () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const drawn = Array.from({ length: 5 }, () => drawSeed(["20"]));
  expect(new Set(drawn).size).toBe(5);
  expect(print).toHaveBeenLastCalledWith(expect.stringContaining(`--seed ${drawn.at(-1)}`));
  expect(drawSeed(["20", "--seed", String(drawn[0])])).toBe(drawn[0]);
  expect(drawSeed([`--seed=${drawn[1]}`, "--shard=1"])).toBe(drawn[1]);
  print.mockRestore();
});

test.each([["--seed=1.5"], ["--seed=-1"], ["--seed=x"], ["--seed="], ["--seed"], ["--seed=4294967296"]])(
  "%s is no seed",
  (argument) =>
    expect(() => drawSeed([argument])).toThrow("--seed must be a whole number from 0 to 4294967295"),
);
