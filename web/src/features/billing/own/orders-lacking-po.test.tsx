// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { renderAtDesk, type Answers } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { OrdersLackingPo } from "./orders-lacking-po.tsx";

beforeAll(fetchOverlays);
beforeAll(() => import("./po-dialog.tsx")); // It is fetched when it is asked for.
Element.prototype.scrollIntoView = () => {}; // jsdom has none.
afterEach(cleanup);

const order = {
  __typename: "ServiceOrder",
  id: "0198c6e5-0000-7000-8000-0000000000a1",
  version: 4,
  internalOrderNumber: "SO-100245",
  vehicle: { __typename: "Vehicle", id: "1", vehicleDescription: "2021 Toyota Camry SE" },
};

const open = async (answers: Answers = {}) => {
  const sent = await renderAtDesk(<OrdersLackingPo orders={[order] as never} />, {
    SupplyPo: () => ({ updateServiceOrder: { __typename: "UpdateServiceOrderPayload", serviceOrder: null } }),
    ...answers,
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /order SO-100245/ })));
  return sent;
};
const type = (value: string) => fireEvent.change(screen.getByLabelText("PO number"), { target: { value } });
const save = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));

test("a customer supplies the PO number of an order, as it was read", async () => {
  const sent = await open();
  await save();
  expect(screen.getByRole("alert").textContent).toBe("Enter the PO number");

  type("  PO-7 ");
  await save();

  expect(sent).toEqual([["SupplyPo", { id: order.id, version: 4, poNumber: "PO-7" }]]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a PO number that the shop cannot take is said at its field", async () => {
  const message = "PO number can have 1 to 40 letters, digits, spaces and - _ / . #";
  const fields = [{ field: "poNumber", code: "invalid", message }];
  const refusal = new CombinedGraphQLErrors({}, [{ message, extensions: { code: "invalid-input", fields } }]);
  await open({ SupplyPo: () => refusal });

  type("?!");
  await save();

  expect(screen.getByRole("alert").textContent).toBe(message);
  expect(screen.getByRole("dialog")).toBeTruthy();
});
