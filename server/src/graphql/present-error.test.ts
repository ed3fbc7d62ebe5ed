import { GraphQLError } from "postgraphile/graphql";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { presentWith } from "./present-error.ts";

const lines: string[] = [];
const present = presentWith(createLog("info", null, { write: (line) => void lines.push(line) }));
const loggedOf = (error: Error, path: string[]) => {
  lines.length = 0;
  present(new GraphQLError(error.message, { path, originalError: error }), { role: "customer" });
  return lines.map((line) => JSON.parse(line));
};

test("a refusal is logged with its code, its place and the role, without words", () => {
  const denied = Object.assign(new Error("permission denied for column purchase_cost of secret"), { code: "42501" });

  const [line, ...more] = loggedOf(denied, ["lineItemTypes", "nodes"]);

  expect(more).toEqual([]);
  expect(line).toMatchObject({
    level: 30,
    code: "permission-error",
    role: "customer",
    path: ["lineItemTypes", "nodes"],
  });
  expect(JSON.stringify(line)).not.toContain("secret");
});

test("a failure that nobody foresaw is logged as grave", () => {
  expect(loggedOf(new Error("the disk is full"), ["serviceOrders"])).toEqual([
    expect.objectContaining({ level: 50, err: expect.objectContaining({ message: "the disk is full" }) }),
  ]);
});

test.each([
  ["57P01", "terminating connection due to administrator command"],
  ["53300", "sorry, too many clients already"],
  ["25006", "cannot execute INSERT in a read-only transaction"],
  [undefined, "Query read timeout"],
  [undefined, "Connection terminated unexpectedly"],
])("a database that is lost is said to be unavailable, and when to ask again (%s, %s)", (code, message) => {
  const originalError = Object.assign(new Error(message), code && { code });

  const { extensions } = present(new GraphQLError(message, { path: ["serviceOrders"], originalError }));

  expect(extensions).toMatchObject({ code: "database-unavailable", retryAfter: 2 });
});
