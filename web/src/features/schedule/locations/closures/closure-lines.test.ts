import { expect, test } from "vitest";
import { closureInput, readClosures, writeClosures } from "./closure-lines.ts";

test("closed days are written in order, each once, and read back with their reasons", () => {
  const lines = writeClosures([
    { day: "2026-12-25", reason: "" },
    { day: "2026-11-26", reason: "" },
    { day: "2026-12-25", reason: "Christmas Day" },
  ]);

  expect(lines).toBe("2026-11-26\n2026-12-25 Christmas Day");
  expect(readClosures(lines)).toEqual([
    { day: "2026-11-26", reason: "" },
    { day: "2026-12-25", reason: "Christmas Day" },
  ]);
});

test("only days with a reason send one", () => {
  expect(closureInput("2026-11-26\n2026-12-25 Christmas Day")).toEqual({
    closures: ["2026-11-26", "2026-12-25"],
    closureReasons: { "2026-12-25": "Christmas Day" },
  });
});
