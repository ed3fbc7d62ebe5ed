// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { QboRecordRowFragment } from "#graphql/graphql.ts";
import { carla, renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { DecideDialog } from "./decide-dialog.tsx";

beforeAll(fetchOverlays);
afterEach(cleanup);

const record: QboRecordRowFragment = {
  id: "1",
  name: "Carlas Collision",
  isActive: true,
  details: { email: "office@carla.example", city: "Denver" },
  match: "email",
  decision: "open",
  problem: null,
  appliedAt: null,
  chosenCustomer: null,
  suggestedCustomer: carla,
};

async function open(shown: Partial<QboRecordRowFragment> = {}) {
  const onClose = vi.fn<() => void>();
  const sent = await renderAtDesk(<DecideDialog record={{ ...record, ...shown }} onClose={onClose} />, {
    FindCustomers: () => ({ customers: rows("Customer", []) }),
    DecideQboRecord: () => ({
      decideQboRecord: { __typename: "DecideQboRecordPayload", qboRecord: { __typename: "QboRecord", ...record } },
    }),
  });
  return { sent: () => sent.map(([, input]) => input), onClose };
}
const pick = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("radio", { name })));
const save = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Save" })));

test("the suggestion is offered first, with what it was found by", async () => {
  const { sent, onClose } = await open();

  screen.getByText("Same email");
  await save();

  expect(sent()).toEqual([{ id: "1", decision: "link", chosenId: carla.id }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  [/new customer/, "create"],
  [/Leave it alone/, "ignore"],
  [/Decide later/, "open"],
])("%s links nobody", async (name, decision) => {
  const { sent } = await open();

  await pick(name);
  await save();

  expect(sent()).toEqual([{ id: "1", decision, chosenId: null }]);
});

test("another customer must be chosen before it is saved", async () => {
  const { sent } = await open({ suggestedCustomer: null, match: "none" });

  await save();

  await screen.findByText("Choose a customer");
  expect(sent()).toEqual([]);
});

test("why an earlier decision could not be carried out is said", async () => {
  await open({ problem: "needsEmail" });

  expect(screen.queryByText(/has no email address for this customer/)).not.toBeNull();
});
