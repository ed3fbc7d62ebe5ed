import { expect, test } from "vitest";
import { clockState, minutesToday } from "./clock-state.ts";

const at = (time: string) => `2026-05-04T${time}:00Z`;
const entry = (kind: string, startedAt: string, endedAt: string | null = null) => ({
  kind,
  startedAt: at(startedAt),
  endedAt: endedAt && at(endedAt),
  isVoid: false,
  timeZone: "UTC",
});

test("what runs is what somebody does, and nothing when it was stopped", () => {
  expect(clockState([entry("work", "08:00", "09:00"), entry("travel", "09:00")], [])).toEqual({
    kind: "travel",
    since: at("09:00"),
  });
  expect(clockState([entry("work", "08:00", "09:00")], [])).toBeNull();
});

test("what waits on the device counts as done", () => {
  const start = { verb: "startWork" as const, input: { kind: "break", at: at("10:00") } };
  const stop = { verb: "stopWork" as const, input: { at: at("10:15") } };

  expect(clockState([entry("work", "08:00")], [start])).toEqual({ kind: "break", since: at("10:00") });
  expect(clockState([entry("work", "08:00")], [start, stop])).toBeNull();
});

test("breaks do not count, and what goes on counts until now", () => {
  const entries = [entry("work", "08:00", "09:00"), entry("break", "09:00", "09:30"), entry("work", "09:30")];

  expect(minutesToday(entries, new Date(at("10:00")))).toBe(90);
});

test("of a night, what came after midnight by the location's clock counts today", () => {
  const night = { ...entry("work", "00:00"), timeZone: "America/Denver", startedAt: "2026-05-04T04:00:00Z" }; // 22:00 there

  expect(minutesToday([night], new Date("2026-05-04T07:30:00Z"))).toBe(90);
  expect(minutesToday([{ ...night, endedAt: "2026-05-04T05:00:00Z" }], new Date("2026-05-04T07:30:00Z"))).toBe(0);
});
