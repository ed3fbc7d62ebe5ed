import * as z from "zod";
import { expect, test } from "vitest";
import { printInput } from "./print-input.ts";

const colour = z.enum(["red", "blue"]).meta({ id: "Colour" });
const wheel = z.object({ size: z.int() }).meta({ id: "WheelInput" });

const typesOf = (schema: z.ZodType, keyed: readonly string[] = []) =>
  printInput(schema, "PaintCarInput", new Set(keyed)).types;

test("what must be said is required, and what may be left out or emptied is not", () => {
  const schema = z.object({
    id: z.uuid(),
    actions: z.int().default(4),
    weight: z.number().nullable(),
    soldAt: z.iso.datetime({ offset: true }).nullish(),
    builtOn: z.iso.date(),
    notes: z.string().transform((text) => text.trim()),
  });

  expect(typesOf(schema).get("PaintCarInput")?.split("\n")).toEqual([
    "input PaintCarInput {",
    "  id: UUID!",
    "  actions: Int",
    "  weight: Float",
    "  soldAt: Datetime",
    "  builtOn: Date!",
    "  notes: String!",
    "}",
  ]);
});

test("objects and closed sets with a name become types, without one they are JSON and text", () => {
  const schema = z.object({
    colour: colour.default("red").describe("Of the body."),
    wheels: z.array(wheel),
    trim: z.enum(["S", "SE"]),
    extras: z.record(z.string(), z.json()),
  });

  const types = typesOf(schema);

  expect(types.get("PaintCarInput")).toContain('"Of the body."\n  colour: Colour\n');
  expect(types.get("PaintCarInput")).toContain("  wheels: [WheelInput!]!\n  trim: String!\n  extras: JSON!\n");
  expect(types.get("Colour")).toBe("enum Colour {\n  red\n  blue\n}");
  expect(types.get("WheelInput")).toBe("input WheelInput {\n  size: Int!\n}");
});

test("an input is called what its schema says, and takes a client key where its verb does", () => {
  const schema = z.object({ id: z.uuid() }).meta({ id: "SeenCarInput" });

  const { root, types } = printInput(schema, "PaintCarInput", new Set(["SeenCarInput"]));

  expect(root).toBe("SeenCarInput");
  expect(types.get("SeenCarInput")).toContain("clientKey: UUID\n  id: UUID!");
});

test("words that GraphQL has no names for are refused when the schema is made", () => {
  const schema = z.object({ icon: z.enum(["thumb-up", "key"]).meta({ id: "Icon" }) });

  expect(() => typesOf(schema)).toThrow("Icon: thumb-up");
});
