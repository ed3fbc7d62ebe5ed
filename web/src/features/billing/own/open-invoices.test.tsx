// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PayableInvoiceFragment } from "#graphql/graphql.ts";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { OpenInvoices } from "./open-invoices.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ token: async () => "token" }) }));
vi.mock("#data/page-mark.ts", () => ({ pageMark: (name: string) => (name === "takes-cards" ? "" : null) }));
beforeEach(() => vi.stubGlobal("scrollTo", () => {})); // The router calls it, and jsdom has none.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const invoice = (number: string, balanceCents: number, contestedCents = 0) =>
  ({
    __typename: "Invoice",
    id: number,
    number,
    status: "sent",
    dueDate: "2999-05-10",
    totalCents: balanceCents,
    balanceCents,
    contestedCents,
    poNumber: null,
    serviceOrderId: null,
    serviceOrder: null,
  }) as unknown as PayableInvoiceFragment;

const invoices = [...Array(6).keys()].map((at) => invoice(`INV-${at}`, 1000)).concat(invoice("INV-7", 500, 500));
const Shown = () => <OpenInvoices invoices={invoices} />;

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const chosen = () => screen.getAllByRole<HTMLInputElement>("checkbox").filter(({ checked }) => checked).length;

test("one of many invoices is chosen in two taps, and all of them in one; what is in dispute is left out", async () => {
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: createRootRoute({ component: Shown }), history });
  await renderAtDesk(<RouterProvider router={router} />, {});
  expect(chosen()).toBe(6);

  await press("Choose none");
  expect(chosen()).toBe(0);
  await act(async () => fireEvent.click(screen.getAllByRole("checkbox")[2]!));
  expect(chosen()).toBe(1);
  expect(screen.getByRole("button", { name: /\$10\.00/ })).toBeDefined();

  await press("Choose none");
  await press("Choose all");
  expect(chosen()).toBe(6);
});

test("credit pays the chosen invoices first, as far as it goes, and then stands no longer between them and a card", async () => {
  const used = vi.fn<() => void>();
  const open = [invoice("INV-1", 1000), invoice("INV-2", 1000), invoice("INV-3", 1000)];
  const Page = () => <OpenInvoices invoices={open} customerId="c1" credit={1500} onCreditUsed={used} />;
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history });
  const sent = await renderAtDesk(<RouterProvider router={router} />, {
    UseCredit: () => ({
      applyCredit: {
        __typename: "ApplyCreditPayload",
        invoices: open.map((one) => ({ ...one, balanceCents: 0 })),
      },
    }),
  });

  await act(async () => fireEvent.click(screen.getAllByRole("checkbox")[0]!));
  await press("Use $15.00 of credit");

  const input = { customerId: "c1", invoiceIds: ["INV-2", "INV-3"], amountCents: 1500 };
  expect(sent).toEqual([["UseCredit", expect.objectContaining(input)]]);
  expect(used).toHaveBeenCalledOnce();
});
