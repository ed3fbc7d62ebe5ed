// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { BillingState } from "./billing-state.tsx";

afterEach(cleanup);

const billed = (id: string, invoice: string | null, estimate: string | null) => ({
  __typename: "ServiceOrder",
  id,
  latestInvoice: rows("Invoice", invoice ? [{ __typename: "Invoice", id: `i-${id}`, status: invoice }] : []),
  latestEstimate: rows("Estimate", estimate ? [{ __typename: "Estimate", id: `e-${id}`, status: estimate }] : []),
});

test("orders show their invoice's state, or their estimate's while there is none, asked for at once", async () => {
  const asked: unknown[] = [];
  const orders = [billed("1", "partiallyPaid", "converted"), billed("2", null, "sent"), billed("3", null, null)];
  const ids = orders.map(({ id }) => id);

  await renderAtDesk(
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <BillingState orderId={id} />
        </li>
      ))}
    </ul>,
    {
      OrderBillingStates: (variables) => {
        asked.push(variables);
        return { serviceOrders: rows("ServiceOrder", orders) };
      },
    },
  );

  expect(await screen.findByText("Partly paid")).toBeDefined();
  expect(asked).toEqual([{ ids }]);
  const shown = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(shown).toEqual(["Partly paidInvoice", "SentEstimate", "–"]);
});
