// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { InvoiceProof } from "./invoice-proof.tsx";

beforeAll(fetchOverlays);
afterEach(cleanup);

const id = "0198c6e5-0000-7000-8000-0000000000f1";
const proof = (link: string, value: string, more: object = {}) => ({
  __typename: "Proof",
  link,
  value,
  at: null,
  fileId: null,
  page: null,
  ...more,
});

const line = (lineId: string, description: string) => ({
  __typename: "LineItem",
  id: lineId,
  description,
  totalPrice: 35_000,
});

const renderPaper = (_file: unknown, page: number) => <p>page {page}</p>;

async function show(lineProofs: readonly object[] | null) {
  const sought: string[] = [];
  const onSeek = (place: string) => void sought.push(place);
  await renderAtDesk(<InvoiceProof orderId={id} invoiceId={id} renderPaper={renderPaper} onSeek={onSeek} />, {
    ProofsOfInvoice: () => ({
      invoice: {
        __typename: "Invoice",
        id,
        lineItems: { __typename: "LineItemConnection", nodes: [line("l1", "Front radar"), line("l2", "Rush")] },
        furtherLines: { __typename: "LineItemConnection", nodes: [] },
      },
      lineProofs,
    }),
  });
  return sought;
}

test("a line with a gap says so, and shows what is there when it is opened", async () => {
  const quote = proof("operation", "14 Repl Bumper", { fileId: id, page: 2 });
  const sought = await show([
    { __typename: "LineProof", lineItemId: "l1", missing: ["certificate"], proofs: [proof("tool", "MaxiSYS"), quote] },
    { __typename: "LineProof", lineItemId: "l2", missing: [], proofs: [] },
  ]);

  expect(screen.getByText("1 line is not fully proven")).toBeTruthy();
  expect(screen.getByText("Missing: Certificate")).toBeTruthy();
  expect(screen.getByText("Needs no proof")).toBeTruthy();

  await act(async () => fireEvent.click(screen.getByRole("button", { name: /Front radar/ })));

  fireEvent.click(screen.getByRole("button", { name: "Fill in: Certificate" }));
  expect(sought).toEqual(["documents"]);
  expect(screen.getByText("MaxiSYS")).toBeTruthy();
  expect(screen.getByRole("button", { name: /14 Repl Bumper/ })).toBeTruthy();
});

test("where every line is proven that is said, and where nothing is told there is no card", async () => {
  await show([{ __typename: "LineProof", lineItemId: "l1", missing: [], proofs: [proof("tool", "MaxiSYS")] }]);
  expect(screen.getByText("Every line is proven")).toBeTruthy();
  cleanup();

  await show(null);
  expect(screen.queryByText("Why every dollar")).toBeNull();
});
