import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, test } from "vitest";
import { editsIn } from "./edits-in.ts";

const edit = (id: string, field: string) => ({
  id,
  field,
  at: "2026-05-04T15:00:00Z",
  by: "Ada",
  before: null,
  after: id,
});
const refusal = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: "Someone else changed this order", extensions }] });

test("a conflict reports the latest edit of each field", () => {
  const edits = [edit("c", "poNumber"), edit("b", "notes"), edit("a", "poNumber")];

  expect(editsIn(refusal({ code: "order-changed", edits }))?.map(({ id }) => id)).toEqual(["c", "b"]);
});

test.each([
  refusal({ code: "order-changed" }),
  refusal({ code: "invalid-input", edits: [] }),
  refusal({ code: "order-changed", edits: [{ id: 7 }] }),
  new TypeError("Failed to fetch"),
])("%s is not a conflict", (error) => {
  expect(editsIn(error)).toBeNull();
});
