// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { renderAtDesk, rows, type Answers } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { DecisionSheet } from "./decision-sheet.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: { displayName: "Carla Ortiz" } }) }));

beforeAll(fetchOverlays);
// They are fetched when they are asked for.
beforeAll(() => import("#features/billing/decision/approve-dialog.tsx"));
beforeAll(() => import("#features/billing/decision/decline-dialog.tsx"));
Element.prototype.scrollIntoView = () => {}; // jsdom has none.
afterEach(cleanup);

const id = "0198c6e5-0000-7000-8000-0000000000e1";
const line = (name: string, values: object) => ({
  __typename: "LineItem",
  id: name,
  description: name,
  quantity: 1000,
  unitPrice: 10_000,
  discountBasisPoints: 0,
  discountCents: 0,
  totalPrice: 10_000,
  taxable: true,
  isOptional: false,
  isAccepted: true,
  ...values,
});
const order = {
  __typename: "ServiceOrder",
  id: "0198c6e5-0000-7000-8000-0000000000a1",
  internalOrderNumber: "SO-100245",
  poNumber: null,
  vehicle: { __typename: "Vehicle", id: "1", vehicleDescription: "2021 Toyota Camry SE" },
  customer: { __typename: "Customer", id: "2", requiresPo: true, termsInForce: "shop-3" },
};
const estimate = {
  __typename: "Estimate",
  id,
  number: "E-100245-R1",
  status: "viewed",
  notes: "Ready in a day",
  validUntil: "2999-01-01",
  poNumber: null,
  subtotalCents: 20_000,
  totalCents: 21_762,
  taxExemptReason: "",
  contentHash: "a".repeat(64),
  difference: null,
  taxes: rows("DocumentTax", [{ __typename: "DocumentTax", id: "3", name: "Sales tax", rate: 8810, taxCents: 1762 }]),
  lineItems: rows("LineItem", [line("Front camera", {}), line("Car wash", { isOptional: true })]),
  furtherLines: rows("LineItem", []),
  serviceOrder: order,
};

const decided = (status: string) => ({
  __typename: "EstimatePayload",
  estimate: { __typename: "Estimate", id, status },
  serviceOrder: null,
});

async function open(answers: Answers = {}) {
  const onDecided = vi.fn<() => void>();
  const sent = await renderAtDesk(<DecisionSheet estimateId={id} onDecided={onDecided} onClose={() => {}} />, {
    EstimateToDecide: () => ({ estimate }),
    ApproveEstimate: () => ({ approveEstimate: decided("approved") }),
    DeclineEstimate: () => ({ declineEstimate: decided("declined") }),
    MarkEstimateViewed: () => ({ markEstimateViewed: decided("viewed") }),
    ...answers,
  });
  return { sent, onDecided };
}

const press = (name: string | RegExp, inside: Pick<typeof screen, "getByRole"> = screen) =>
  act(async () => fireEvent.click(inside.getByRole("button", { name })));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function approveTyped() {
  await press("Approve");
  expect(screen.getByLabelText("Full name")).toHaveProperty("value", "Carla Ortiz");
  type("Full name", "Carla Reyes");
  await press("Type the name");
  type("PO number", "PO-7");
  fireEvent.click(screen.getByRole("checkbox", { name: /terms of service/i }));
  await press(/^Approve/, within(screen.getByRole("dialog", { name: /^Approve/ })));
}

test("a customer approves exactly what was read, with name, PO, terms and the optional lines left", async () => {
  const { sent, onDecided } = await open();
  fireEvent.click(screen.getByRole("checkbox", { name: "Include Car wash" }));
  expect(screen.getByText("Total with tax")).toBeTruthy();

  await approveTyped();

  const approval = {
    id,
    fullName: "Carla Reyes",
    signatureMethod: "typed",
    drawing: null,
    poNumber: "PO-7",
    poFollows: false,
    acceptedTermsVersion: "shop-3",
    acceptedLineIds: [],
    contentHash: estimate.contentHash,
  };
  expect(sent).toEqual([["ApproveEstimate", approval]]);
  expect(onDecided).toHaveBeenCalledOnce();
});

test("a customer declines with a reason", async () => {
  const { sent, onDecided } = await open();

  await press("Decline");
  type(/More about it/, "Found it cheaper");
  await press("Decline", within(screen.getByRole("dialog", { name: /^Decline/ })));
  expect(sent).toEqual([]);
  expect(screen.getByText("Choose a reason from the list")).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole("combobox", { name: "The reason" }));
  fireEvent.click(screen.getByRole("option", { name: "The price" }));
  await press("Decline", within(screen.getByRole("dialog", { name: /^Decline/ })));

  expect(sent).toEqual([["DeclineEstimate", { id, reasonKey: "price", reason: "Found it cheaper" }]]);
  expect(onDecided).toHaveBeenCalledOnce();
});

test("an estimate that a newer one has replaced says so, and can no longer be decided on", async () => {
  let status = "viewed";
  const refusal = new CombinedGraphQLErrors({}, [
    { message: "A newer estimate has replaced this one.", extensions: { code: "estimate-superseded" } },
  ]);
  const { onDecided } = await open({
    EstimateToDecide: () => ({ estimate: { ...estimate, status } }),
    ApproveEstimate: () => {
      status = "superseded";
      return refusal;
    },
  });

  await approveTyped();

  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toContain(
    "A newer estimate has replaced this one.",
  );
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  expect(onDecided).not.toHaveBeenCalled();
});

test.each([
  ["expired", { validUntil: "2020-01-01" }, /has expired/],
  ["approved", { status: "approved" }, /is approved/],
  ["declined", { status: "declined" }, /was declined/],
])("an %s estimate is read without buttons", async (_state, values, words) => {
  await open({ EstimateToDecide: () => ({ estimate: { ...estimate, ...values } }) });

  expect(screen.getByRole("alert").textContent).toMatch(words);
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
});

test("the shop sees that a sent estimate was opened", async () => {
  const { sent } = await open({ EstimateToDecide: () => ({ estimate: { ...estimate, status: "sent" } }) });

  expect(sent).toEqual([["MarkEstimateViewed", { id }]]);
});
