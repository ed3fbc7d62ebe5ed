import * as fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import * as z from "zod";
import * as shape from "./shape.ts";

const leaves = {
  string: [shape.string(), z.string()],
  number: [shape.number(), z.number()],
  boolean: [shape.boolean(), z.boolean()],
  unknown: [shape.unknown(), z.unknown()],
  literal: [shape.literal("signout"), z.literal("signout")],
  oneOf: [shape.oneOf(["required", "optional"]), z.enum(["required", "optional"])],
} as const;

const person = {
  ours: shape.object({
    name: shape.string(),
    age: shape.optional(shape.number()),
    email: shape.nullish(shape.string()),
  }),
  zods: z.object({ name: z.string(), age: z.optional(z.number()), email: z.nullish(z.string()) }),
};

const pairs: Record<string, readonly [shape.Shape<unknown>, z.ZodType]> = {
  ...leaves,
  optional: [shape.optional(shape.string()), z.optional(z.string())],
  nullable: [shape.nullable(shape.number()), z.nullable(z.number())],
  array: [shape.array(shape.string()), z.array(z.string())],
  first: [shape.first(shape.number()), z.tuple([z.number()], z.unknown()).transform(([one]) => one)],
  record: [shape.record(shape.number()), z.record(z.string(), z.number())],
  object: [person.ours, person.zods],
  nested: [shape.array(shape.object({ a: person.ours })), z.array(z.object({ a: person.zods }))],
  looseObject: [shape.looseObject({ name: shape.string() }), z.looseObject({ name: z.string() })],
  union: [shape.union([shape.number(), person.ours]), z.union([z.number(), person.zods])],
  mapped: [
    shape.mapped(shape.literal("OK"), () => ({ session: null })),
    z.literal("OK").transform(() => ({ session: null })),
  ],
};

const key = fc.constantFrom("name", "age", "email", "a", "other");
const leaf = fc.oneof(
  fc.constantFrom<unknown>("signout", "required", "OK", "", 0, 1.5, NaN, Infinity, true, null, undefined),
  fc.string(),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    leaf,
    fc.array(tie("any"), { maxLength: 3 }),
    fc.dictionary(key, tie("any"), { noNullPrototype: true }),
  ),
})).any;

test.each(Object.entries(pairs))("%s reads what zod reads, and nothing else", (_name, [ours, zods]) => {
  fc.assert(
    fc.property(value, (each) => {
      const expected = zods.safeParse(each);
      const found = ours.safeParse(each);
      expect([found.success, found.data]).toEqual([expected.success, expected.data]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  [
    { name: "Ada", age: 36, email: null, more: 1 },
    { name: "Ada", age: 36, email: null },
  ],
  [{ name: "Ada" }, { name: "Ada" }],
])("%j is a person", (read, expected) => {
  expect(person.ours.parse(read)).toEqual(expected);
  expect(person.zods.parse(read)).toEqual(expected);
});

test.each([null, [], "Ada", {}, { name: 1 }, { name: "Ada", age: "36" }])("%j is no person", (read) => {
  expect(() => person.ours.parse(read)).toThrow(TypeError);
  expect(person.zods.safeParse(read).success).toBe(false);
});

test("a shape has the type that zod would give it", () => {
  expectTypeOf<shape.Output<typeof person.ours>>().toEqualTypeOf<z.output<typeof person.zods>>();
});

test.each([
  ['{"name":"Ada"}', { name: "Ada" }],
  ["{", null],
  ["", null],
  [null, null],
])("the text %j is read as %j", (text, expected) => {
  expect(shape.parseJson(text)).toEqual(expected);
});
