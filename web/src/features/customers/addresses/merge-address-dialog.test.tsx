// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { AddressRowFragment } from "#graphql/graphql.ts";
import { renderAtDesk, rows, type Answers } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { MergeAddressDialog } from "./merge-address-dialog.tsx";

beforeAll(fetchOverlays);
afterEach(cleanup);

const use = { __typename: "AddressUse", customerId: "c1", customer: "Carla's Collision", facility: null, orders: 1 };
const depot = {
  __typename: "Address",
  id: "a1",
  version: 4,
  label: "",
  street: "1 Depot St",
  unit: "",
  city: "Denver",
  use,
};
const yard = { ...depot, id: "a2", version: 7, street: "2 Yard Rd", unit: "B", use: { ...use, orders: 2 } };

/** The dialog about the depot, whose customer has these addresses, where a merge has this outcome. */
async function open(addresses: readonly object[], outcome: () => object = () => merged) {
  const close = vi.fn<() => void>();
  const answers: Answers = {
    SameCustomersAddresses: () => ({ addresses: rows("Address", addresses) }),
    MergeAddresses: outcome,
  };
  const address = depot as unknown as AddressRowFragment;
  const sent = await renderAtDesk(<MergeAddressDialog address={address} onClose={close} />, answers);
  return { sent, close };
}
const merged = { mergeAddresses: { __typename: "MergeAddressesPayload", address: depot } };
const refused = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

async function choose(place: string) {
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: "Other address" }));
  await act(async () => void fireEvent.click(await screen.findByRole("option", { name: place })));
}
const merge = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Merge" })));

test("only the customer's other addresses are offered, and what moves is shown before anything is done", async () => {
  const { sent } = await open([depot, yard]);

  fireEvent.mouseDown(await screen.findByRole("combobox", { name: "Other address" }));
  const offered = screen.getAllByRole("option").map(({ textContent }) => textContent);
  await act(async () => void fireEvent.click(screen.getByRole("option", { name: "2 Yard Rd, B, Denver" })));

  expect(offered).toEqual(["2 Yard Rd, B, Denver"]);
  expect(screen.getByRole("alert").textContent).toBe("2 orders move to 1 Depot St.");
  expect(sent).toEqual([]);
});

test("the merge keeps the address it was asked for, says that it is done, and closes", async () => {
  const { sent, close } = await open([depot, yard]);
  await choose("2 Yard Rd, B, Denver");

  await merge();

  await screen.findByText("The addresses are merged");
  expect(sent).toEqual([
    ["MergeAddresses", { survivorId: "a1", survivorVersion: 4, mergedId: "a2", mergedVersion: 7 }],
  ]);
  expect(close).toHaveBeenCalledOnce();
});

test("without a choice nothing is merged", async () => {
  const { sent, close } = await open([depot, yard]);
  await screen.findByRole("combobox", { name: "Other address" });

  await merge();

  await screen.findByText("Choose another address");
  expect([sent, close.mock.calls]).toEqual([[], []]);
});

test("a refusal is shown in the dialog, which stays open with the choice", async () => {
  const message = "Choose another address";
  const { close } = await open([depot, yard], () => refused("invalid-input", message));
  await choose("2 Yard Rd, B, Denver");

  await merge();

  await waitFor(() => expect(document.body.textContent).toContain(message));
  expect(screen.getByRole("combobox", { name: "Other address" }).textContent).toBe("2 Yard Rd, B, Denver");
  expect(close).not.toHaveBeenCalled();
});

test("an address that was changed meanwhile is said to be so, and nothing closes", async () => {
  const { close } = await open([depot, yard], () => refused("address-changed", "The address was changed meanwhile."));
  await choose("2 Yard Rd, B, Denver");

  await merge();

  await waitFor(() => expect(document.body.textContent).toContain("The address was changed"));
  expect(close).not.toHaveBeenCalled();
});

test("a customer's only address has nothing to be merged with", async () => {
  const { sent } = await open([depot]);

  expect((await screen.findByRole("alert")).textContent).toMatch(/no other address/i);
  await merge();

  expect(sent).toEqual([]);
});
