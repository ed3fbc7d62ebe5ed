// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Problem } from "#data/problem.ts";
import type { PlaceFieldsFragment } from "#graphql/graphql.ts";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { PlaceDialog, type Placement } from "./place-dialog.tsx";

afterEach(cleanup);

const place = {
  id: "f1",
  facilityName: "Denver",
  timeZone: "America/Denver",
  bays: { nodes: [{ id: "b1", name: "Bay 1", kind: "inShop", isActive: true }] },
} as unknown as PlaceFieldsFragment;
const start = { bayId: "b1", date: "2030-05-06", time: "09:00", technicianId: "", minutes: "", overbookReason: "" };
const taken: Problem = { status: 200, code: "slot-taken", message: "Bay 1 is taken", fields: [] };

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));

/** The dialog, with a server that answers when it is told to. */
async function openDialog(from: Partial<typeof start> = {}) {
  const asked: { placement: Placement; answer: (problem: Problem | null) => void }[] = [];
  const onClose = vi.fn<() => void>();
  const onPlace = (placement: Placement) =>
    new Promise<Problem | null>((answer) => void asked.push({ placement, answer }));
  await renderAtDesk(
    <PlaceDialog
      title="Schedule"
      orderId="o1"
      place={place}
      technicians={[]}
      start={{ ...start, ...from }}
      onPlace={onPlace}
      onClose={onClose}
    />,
    {
      FreeTimes: () => ({ slots: { minutes: 60, learned: [], slots: [], reasons: [] } }),
      SlotConflicts: () => ({ slotConflicts: [] }),
    },
  );
  await screen.findByRole("dialog");
  return {
    asked,
    onClose,
    answer: (problem: Problem | null) => act(async () => asked.at(-1)?.answer(problem)),
  };
}

test("a refusal that comes after another time was chosen is not said of that time", async () => {
  const dialog = await openDialog();
  await press("Save");
  await type("Time", "10:30");
  await dialog.answer(taken);

  expect(screen.queryByText("Bay 1 is taken")).toBeNull();
  await press("Save");
  await dialog.answer(null);
  expect(dialog.onClose).toHaveBeenCalledOnce();
});

test("a reason for overbooking goes with the time it was given for", async () => {
  const dialog = await openDialog();
  await press("Save");
  await dialog.answer(taken);
  await type("Reason for overbooking", "Both fit");
  await type("Time", "10:30");
  await press("Save");
  expect(dialog.asked.at(-1)?.placement.overbookReason).toBeNull();

  await dialog.answer(taken);
  await press("Overbook");
  expect(dialog.asked.at(-1)?.placement.overbookReason).toBe("Both fit");
});

test("where the bay can no longer be booked, another is asked for before anything is sent", async () => {
  const dialog = await openDialog({ bayId: "" });

  await press("Save");

  expect(screen.getByText("Choose bay or van")).toBeDefined();
  expect(dialog.asked).toEqual([]);
});
