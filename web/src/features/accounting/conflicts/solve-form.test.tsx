// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { QboConflictRowFragment } from "#graphql/graphql.ts";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { SolveForm } from "./solve-form.tsx";

afterEach(cleanup);

const fields: QboConflictRowFragment = {
  id: "1",
  entity: "Customer",
  kind: "fields",
  label: "Alpine",
  fields: ["DisplayName", "PrimaryPhone"],
  status: "open",
  resolution: null,
  ours: { DisplayName: "Alpine", PrimaryPhone: { FreeFormNumber: "303" } },
  theirs: { DisplayName: "Alpine Inc", PrimaryPhone: { FreeFormNumber: "720" } },
  agreed: { DisplayName: "Al" },
  localId: "2",
  createdAt: "2026-05-04T12:00:00Z",
  updatedAt: "2026-05-04T12:00:00Z",
  solvedAt: null,
  userBySolvedBy: null,
  invoice: null,
  estimate: null,
};
const solved = () => ({
  solveQboConflict: {
    __typename: "SolveQboConflictPayload",
    qboConflict: { __typename: "QboConflict", ...fields, status: "solved" },
  },
});

async function open(conflict: QboConflictRowFragment, answer: () => object = solved) {
  const onSolved = vi.fn<() => void>();
  const sent = await renderAtDesk(<SolveForm conflict={conflict} onSolved={onSolved} />, { SolveQboConflict: answer });
  return { sent: () => sent.map(([, input]) => input), onSolved };
}
const pick = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("radio", { name })));
const solve = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Solve" })));
const offered = () =>
  [...screen.getByRole("radiogroup", { name: "Decision" }).querySelectorAll("input")].map(({ value }) => value);

test("nothing is decided before a person chooses", async () => {
  await open(fields);

  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Solve" }).disabled).toBe(true);
});

test("one side counts for the whole customer", async () => {
  const { sent, onSolved } = await open(fields);

  await pick(/Take QuickBooks/);
  await solve();

  expect(sent()).toEqual([{ id: "1", resolution: "theirs", choices: [] }]);
  expect(onSolved).toHaveBeenCalledTimes(1);
});

test("each field takes the side that was chosen for it", async () => {
  const { sent } = await open(fields);

  await pick("Phone: 720");
  await solve();

  expect(sent()).toEqual([{ id: "1", resolution: "ours", choices: [{ field: "PrimaryPhone", side: "theirs" }] }]);
});

test("fields that all take the same side are no mixture", async () => {
  const { sent } = await open(fields);

  await pick("Phone: 720");
  await pick("Display name: Alpine Inc");
  await solve();

  expect(sent()).toEqual([{ id: "1", resolution: "theirs", choices: [] }]);
});

test("only what its kind allows is offered", async () => {
  await open({ ...fields, kind: "voidedHere", entity: "Invoice", fields: ["Balance"] });

  expect(offered()).toEqual(["ours", "accept"]);
  expect(screen.queryByRole("radio", { name: /^Balance/ })).toBeNull();
});

test("values that cannot be used here are named, and the form stays", async () => {
  const problem = { field: "BillAddr", code: "qbo-field-not-taken", message: "BillAddr" };
  const { onSolved } = await open(
    fields,
    () =>
      new CombinedGraphQLErrors({
        errors: [{ message: "Not taken", extensions: { code: "qbo-field-not-taken", fields: [problem] } }],
      }),
  );

  await pick(/Take QuickBooks/);
  await solve();

  await screen.findByText(/cannot be used here for: Address/);
  expect(onSolved).not.toHaveBeenCalled();
});
