import { fail, type ErrorCode } from "@boresight/domain/base/errors";
import type { Role } from "@boresight/domain/accounts/roles";
import * as z from "zod";
import { expect, test } from "vitest";
import type { Transaction } from "./database/transaction.ts";
import { longMutation, mutation, UnlistedError, type ServerContext } from "./mutation.ts";

const paintCar = mutation({
  summary: "Paints a car.",
  callers: ["admin"],
  input: (now) => z.object({ colour: z.string("Choose a colour"), year: z.int().max(now.getUTCFullYear()) }),
  returns: { car: "Car", isDry: "Boolean!" },
  errors: ["order-closed"],
  async run({ colour }, { caller }) {
    if (colour === "wet") throw fail("order-closed");
    if (colour === "gone") throw fail("not-found");
    if (colour === "odd") throw fail("slot-taken");
    return { car: `${colour} for ${caller.role}`, isDry: true };
  },
});

// The verb above asks nothing of its transaction but this.
const as = (role: Role) => ({ caller: { role }, now: new Date("2026-05-04T18:00:00Z") }) as unknown as Transaction;
const paint = (input: object, role: Role = "admin") => paintCar({ year: 2021, ...input }, as(role));
const failure = (code: ErrorCode) => expect.objectContaining({ code });

test("a verb gets its input parsed and returns what it says", async () => {
  expect(await paint({ colour: "red" })).toEqual({ car: "red for admin", isDry: true });
});

test("every wrong field is named, by what is true on the day", async () => {
  await expect(paint({ year: 2027 })).rejects.toMatchObject({
    code: "invalid-input",
    details: { fields: [{ field: "colour" }, { field: "year" }] },
  });
});

test("who may not call it is told so before the input is judged", async () => {
  await expect(paint({ year: "soon" }, "customer")).rejects.toThrow(failure("permission-error"));
});

test("a verb fails with the codes that it lists, and those that every verb may", async () => {
  await expect(paint({ colour: "wet" })).rejects.toThrow(failure("order-closed"));
  await expect(paint({ colour: "gone" })).rejects.toThrow(failure("not-found"));
});

test("a code that a verb does not list is a mistake that no test passes over", async () => {
  const failed = paint({ colour: "odd" });

  await expect(failed).rejects.toThrow(UnlistedError);
  await expect(failed).rejects.toThrow("slot-taken: Paints a car.");
});

const dryCar = longMutation({
  summary: "Dries a car.",
  input: z.object({ colour: z.string() }),
  returns: { isDry: "Boolean!" },
  errors: ["too-many-requests"],
  run: ({ colour }) => Promise.resolve({ paint: `${colour} paint` }),
  async conclude({ paint: wet }) {
    if (wet === "hot paint") throw fail("too-many-requests");
    if (wet === "odd paint") throw fail("slot-taken");
    return { isDry: wet === "red paint" };
  },
});

const dry = async (colour: string) => dryCar.conclude(await dryCar({ colour }, as("admin")), {} as ServerContext);

test("a long verb makes its answer of what it found, and fails with the codes that it lists", async () => {
  expect(await dry("red")).toEqual({ isDry: true });
  await expect(dry("hot")).rejects.toThrow(failure("too-many-requests"));
  await expect(dry("odd")).rejects.toThrow(UnlistedError);
});
