// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ElevationContext, type Elevated } from "#auth/use-elevated.ts";
import { MessageProvider } from "#ui/messages/message-bar.tsx";
import { StatusChangeDialog } from "./status-change-dialog.tsx";
import type { ChangeStatus } from "./use-change-status.ts";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: { defaultRole: "admin", roles: ["admin"] } }) }));
Element.prototype.scrollIntoView = () => {}; // jsdom has none.

afterEach(cleanup);

const offered: Parameters<typeof StatusChangeDialog>[0]["offered"] = {
  requiredAnswers: ["cancellationReason"],
  blockedBy: [],
  endsEarly: false,
  mayOverride: false,
  status: null,
};

const elevated: Elevated = (work) => work();

/** Opens the question about canceling an order with these invoices. */
async function openQuestion(invoices: readonly { number: string; paidCents: number }[], reason = "Total loss") {
  const nodes = invoices.map((invoice) => {
    return { __typename: "Invoice", id: invoice.number, version: 3, status: "sent", ...invoice };
  });
  const voided: unknown[] = [];
  const answer = (input: { id: string } | undefined) => {
    if (!input)
      return { serviceOrder: { __typename: "ServiceOrder", id: "o", issuedInvoices: { __typename: "Page", nodes } } };
    voided.push(input);
    const invoice = { __typename: "Invoice", id: input.id, version: 4, status: "void" };
    return { voidInvoice: { invoice, serviceOrder: { __typename: "ServiceOrder", id: "o", version: 8 } } };
  };
  const server = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        observer.next({ data: answer(variables["input"]) });
        observer.complete();
      }),
  );
  const change = vi.fn<ChangeStatus>(async () => null);
  await act(async () =>
    render(
      <ApolloProvider client={new ApolloClient({ link: server, cache: new InMemoryCache() })}>
        <ElevationContext value={elevated}>
          <MessageProvider>
            <StatusChangeDialog
              orderId="o"
              number="SO-7"
              offered={offered}
              label=""
              onChange={change}
              onClose={() => {}}
            />
          </MessageProvider>
        </ElevationContext>
      </ApolloProvider>,
    ),
  );
  const dialog = within(await screen.findByRole("dialog"));
  if (reason !== "") await chooseFrom(dialog.getByRole("combobox", { name: "Reason for canceling" }), reason);
  return { dialog, voided, answers: () => change.mock.calls.map(([, given]) => given) };
}

type Question = Awaited<ReturnType<typeof openQuestion>>;
const cancel = ({ dialog }: Question) =>
  act(async () => fireEvent.click(dialog.getByRole("button", { name: "Cancel order" })));

/** Returns what is offered for the invoice, and chooses one of it. */
const choose = ({ dialog }: Question, choice: string) =>
  chooseFrom(dialog.getByRole("combobox", { name: /^What becomes of/ }), choice);

async function chooseFrom(box: HTMLElement, choice: string): Promise<string[]> {
  await act(async () => fireEvent.mouseDown(box));
  const offers = screen.getAllByRole("option");
  const names = offers.map(({ textContent }) => textContent ?? "");
  await act(async () => fireEvent.click(screen.getByRole("option", { name: choice })));
  return names;
}

test("an order is not cancelled before it is said what becomes of its invoice", async () => {
  const question = await openQuestion([{ number: "INV-7", paidCents: 0 }]);

  await cancel(question);
  question.dialog.getByText("Choose what becomes of the invoice");
  expect(question.answers()).toEqual([]);

  await choose(question, "Keep it as the charge");
  await cancel(question);
  expect(question.answers()).toMatchObject([{ keepsInvoice: true, cancellationReason: "Total loss" }]);
  expect(question.voided).toEqual([]);
});

test("an invoice that is replaced is void first, for the same reason, and then the order is cancelled", async () => {
  const question = await openQuestion([{ number: "INV-7", paidCents: 0 }]);

  await choose(question, "Void it and draft one for the performed work");
  await cancel(question);

  await waitFor(() => expect(question.answers()).toMatchObject([{ version: 8 }]));
  expect(question.voided).toEqual([{ id: "INV-7", version: 3, reason: "Total loss", reissue: true }]);
});

test("a paid invoice can only be kept", async () => {
  const question = await openQuestion([{ number: "INV-7", paidCents: 100 }]);

  question.dialog.getByText(/Refund or reverse them/);
  expect(await choose(question, "Keep it as the charge")).toEqual(["Keep it as the charge"]);
});

test("an order without an issued invoice is cancelled at once", async () => {
  const question = await openQuestion([]);

  await cancel(question);

  expect(question.answers()).toEqual([expect.not.objectContaining({ keepsInvoice: true })]);
});

// Improvement OI 24.
test("an order is not cancelled without a reason, and another one than those of the list is said in words", async () => {
  const question = await openQuestion([], "");
  question.dialog.getByRole("heading", { name: "Cancel SO-7?" });

  await cancel(question);
  question.dialog.getByText("Choose a reason from the list");
  await chooseFrom(question.dialog.getByRole("combobox", { name: "Reason for canceling" }), "Other");
  await cancel(question);
  question.dialog.getByText(/Enter why the order is canceled/);
  expect(question.answers()).toEqual([]);

  const words = { target: { value: "The owner sells the car" } };
  await act(async () => fireEvent.change(question.dialog.getByLabelText("In your words"), words));
  await cancel(question);
  expect(question.answers()).toMatchObject([
    { cancellationReasonKey: "other", cancellationReason: "The owner sells the car" },
  ]);
});
