// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { of } from "rxjs";
import { useState, type ReactNode } from "react";
import { allocationsOf, OpenInvoices, useOpenInvoices, type OpenInvoice, type TypedShares } from "./open-invoices.tsx";

const asked: { shares: TypedShares } = { shares: null };

afterEach(() => {
  cleanup();
  asked.shares = null;
});

const invoice = (id: string, balanceCents: number, dueDate: string | null): OpenInvoice => ({
  id,
  number: `INV-${id}`,
  dueDate,
  balanceCents,
  serviceOrder: { id: `order-${id}`, repairOrderNumber: `RO-${id}` },
});
const invoices = [invoice("7", 10_000, "2026-05-01"), invoice("8", 5000, "2026-06-01"), invoice("9", 2500, null)];

interface DeskProps {
  amount: number;
  list?: readonly OpenInvoice[];
  begun?: TypedShares;
}

function Desk({ amount, list = invoices, begun = null }: DeskProps) {
  const [shares, setShares] = useState<TypedShares>(begun);
  const change = (changed: TypedShares) => {
    asked.shares = changed;
    setShares(changed);
  };
  return <OpenInvoices invoices={list} amount={amount} shares={shares} onChange={change} />;
}

const field = (id: string) => screen.getByRole<HTMLInputElement>("textbox", { name: `Paid of INV-${id}` });
const typeInto = (id: string, value: string) => act(async () => fireEvent.change(field(id), { target: { value } }));

test("the open invoices are listed with their balances, and the oldest due are paid first", () => {
  render(<Desk amount={12_000} />);

  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replace("\u200B", ""))).toEqual([
    "INV-7 · RO-7Due May 1, 2026 · $100.00 open",
    "INV-8 · RO-8Due Jun 1, 2026 · $50.00 open",
    "INV-9 · RO-9$25.00 open",
  ]);
  expect(["7", "8", "9"].map((id) => field(id).value)).toEqual(["100.00", "20.00", ""]);
  expect(allocationsOf(asked.shares, invoices)).toBeNull();
});

test("a check with a remittance pays the invoices that it names", async () => {
  render(<Desk amount={7500} />);

  await typeInto("7", "");
  await typeInto("8", "50");
  await typeInto("9", "25.00");

  expect(screen.getByText("$0.00 of the payment is left")).toBeDefined();
  expect(allocationsOf(asked.shares, invoices)).toEqual([
    { invoiceId: "8", amountCents: 5000 },
    { invoiceId: "9", amountCents: 2500 },
  ]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Oldest first" })));
  expect(allocationsOf(asked.shares, invoices)).toBeNull();
});

test.each(["50.01", "-1", "abc"])("%s is nothing that can be paid of $50.00", async (typed) => {
  render(<Desk amount={100_000} />);

  await typeInto("8", typed);

  expect(field("8").getAttribute("aria-invalid")).toBe("true");
  expect(allocationsOf(asked.shares, invoices)).toBeUndefined();
});

test("more than the payment is said in an amount", async () => {
  render(<Desk amount={6000} />);

  await typeInto("8", "50");

  expect(screen.getByText("$50.00 more than the payment")).toBeDefined();
});

const find = (value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText("Find by invoice or RO number"), { target: { value } }));

test("many invoices are found by their number or the repair order's, and keep what was typed", async () => {
  const many = Array.from({ length: 250 }, (_, index) => invoice(String(1000 + index), 5000, null));
  render(<Desk amount={10_000} list={many} begun={{}} />);

  await find("inv-1204");
  await typeInto("1204", "50");
  await find("ro-1007");
  await typeInto("1007", "25");

  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(allocationsOf(asked.shares, many)).toEqual([
    { invoiceId: "1007", amountCents: 2500 },
    { invoiceId: "1204", amountCents: 5000 },
  ]);
});

test("all open invoices are read, page by page", async () => {
  const all = Array.from({ length: 250 }, (_, index) => invoice(String(1000 + index), 5000, null));
  const offsets: unknown[] = [];
  const link = new ApolloLink(({ variables: { offset = 0 } }) => {
    offsets.push(offset);
    const nodes = all.slice(offset, offset + 100).map((one) => ({
      __typename: "Invoice",
      ...one,
      serviceOrder: { __typename: "ServiceOrder", ...one.serviceOrder },
    }));
    return of({ data: { invoices: { __typename: "InvoiceConnection", totalCount: all.length, nodes } } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );

  const { result } = renderHook(() => useOpenInvoices("carla"), { wrapper });

  await waitFor(() => expect(result.current.invoices).toHaveLength(250));
  expect(offsets).toEqual([0, 100, 200]);
});
