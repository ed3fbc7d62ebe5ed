import { expect, test } from "vitest";
import { initialsOf, serviceLevel, standing } from "./wallboard.ts";
import { kioskLinkSchema } from "./wallboard-schema.ts";

const at = (time: string) => new Date(`2026-05-04T${time}:00Z`);

test.each([
  ["fresh", "12:00", "13:00", "12:05", "onTime"],
  ["in its last quarter", "12:00", "13:00", "12:45", "soon"],
  ["in the last half hour of a long time", "08:00", "16:00", "15:30", "soon"],
  ["in the last quarter of a long time", "08:00", "16:00", "14:30", "onTime"],
  ["at its end", "12:00", "13:00", "13:00", "soon"],
  ["past its end", "12:00", "13:00", "13:01", "late"],
])("an order %s is told so", (_how, since, dueAt, now, level) => {
  expect(serviceLevel({ since: at(since), dueAt: at(dueAt) }, at(now))).toBe(level);
});

test("an order without a service level is never late", () => {
  expect(serviceLevel({ since: at("08:00"), dueAt: null }, at("20:00"))).toBe("none");
});

test.each([
  ["Tom Technician", "TT"],
  ["Ann Mary de Vries", "AV"],
  ["Élodie", "É"],
  ["  ", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("a link is private and shows all facilities unless it is said otherwise", () => {
  expect(kioskLinkSchema.parse({ name: " Shop  floor " })).toEqual({
    name: "Shop floor",
    facilityIds: [],
    isPrivate: true,
    rotateSeconds: 20,
  });
});

test.each([
  [{ name: "" }, "name"],
  [{ name: "Wall", rotateSeconds: 4 }, "rotateSeconds"],
  [{ name: "Wall", rotateSeconds: 20.5 }, "rotateSeconds"],
  [{ name: "Wall", facilityIds: ["Denver"] }, "facilityIds.0"],
])("a link of %j is refused at %s", (link, field) => {
  expect(kioskLinkSchema.safeParse(link).error?.issues[0]?.path.join(".")).toBe(field);
});

test.each([
  ["on time, its promise broken", "20:00", "12:00", { level: "late", isPromise: true }],
  ["without a service level, its promise broken", null, "12:00", { level: "late", isPromise: true }],
  ["late, its promise still ahead", "12:30", "20:00", { level: "late", isPromise: false }],
  ["on time in both", "20:00", "21:00", { level: "onTime", isPromise: false }],
  ["late in both", "12:30", "12:00", { level: "late", isPromise: false }],
])("an order %s stands as the worse of both", (_how, dueAt, promisedAt, expected) => {
  const order = { since: at("08:00"), dueAt: dueAt === null ? null : at(dueAt), promisedAt: at(promisedAt) };

  expect(standing(order, at("13:00"))).toEqual(expected);
});
