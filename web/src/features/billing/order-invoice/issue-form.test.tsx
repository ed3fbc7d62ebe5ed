// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ConfirmProvider } from "#ui/dialog/confirm-dialog.tsx";
import { MessageProvider } from "#ui/messages/message-bar.tsx";
import { IssueForm } from "./issue-form.tsx";

vi.mock("#ui/layout/route-link.tsx", () => ({ RouteLink: ({ to }: { to: string }) => <a href={to}>customer</a> }));
Element.prototype.scrollIntoView = () => {}; // jsdom has none.

afterEach(cleanup);

type Draft = Parameters<typeof IssueForm>[0]["draft"];

const released: Draft = {
  id: "6f9619ff-8b86-4d01-b42d-00c04fc964ff",
  version: 4,
  poNumber: null,
  totalCents: 89_596,
  lineItems: { nodes: [{ id: "l" }] },
  serviceOrder: {
    id: "o",
    poNumber: "PO-77",
    status: { id: "s", key: "released", category: "done" },
    payerCheck: null,
    customer: { id: "c", requiresPo: true, paymentTermsDays: 30, addressId: "a" },
  },
};
const ofOrder = (values: object): Draft => ({ ...released, serviceOrder: { ...released.serviceOrder!, ...values } });

async function openForm(draft: Draft, recipients: readonly string[] = ["carla@example.com"]) {
  const sent: unknown[] = [];
  const server = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables["input"]);
        observer.next({ data: { issueInvoice: null } });
        observer.complete();
      }),
  );
  const edit = vi.fn<() => void>();
  await act(async () =>
    render(
      <ApolloProvider client={new ApolloClient({ link: server, cache: new InMemoryCache() })}>
        <MessageProvider>
          <ConfirmProvider>
            <IssueForm draft={draft} recipients={recipients} onEdit={edit} onClose={vi.fn<() => void>()} />
          </ConfirmProvider>
        </MessageProvider>
      </ApolloProvider>,
    ),
  );
  await screen.findByRole("dialog");
  return { sent, edit };
}

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));

test("a draft of a released order is issued with the order's PO number and emailed to whom the dialog names", async () => {
  const { sent } = await openForm(released);

  expect(screen.queryByRole("alert")).toBeNull();
  screen.getByText("carla@example.com");
  await press("Issue $895.96");

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ version: 4, poNumber: "PO-77", dueDate: null, overrideNote: null, send: true });
});

test("a missing PO number and unfinished work are said before; an admin passes them with a note", async () => {
  const early = { key: "calibrate", category: "work", id: "s" };
  const { sent } = await openForm(ofOrder({ poNumber: null, status: early }));

  expect(screen.getByRole("alert").textContent).toContain("requires a PO number");
  await type(/PO number/, "PO-9");
  expect(screen.getByRole("alert").textContent).not.toContain("requires a PO number");
  expect(screen.getByRole("alert").textContent).toContain("The work is not finished");
  await press("Issue $895.96");
  expect(sent).toHaveLength(0);
  await type("Why it is issued anyway", "Paid in advance, as agreed");
  await press("Issue $895.96");

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ poNumber: "PO-9", overrideNote: "Paid in advance, as agreed" });
});

test("what no note passes leads back to the draft", async () => {
  const { sent, edit } = await openForm({ ...released, lineItems: { nodes: [] } });

  expect(screen.getByRole("alert").textContent).toContain("has no lines");
  await press("Edit draft");

  expect([edit.mock.calls.length, sent.length]).toEqual([1, 0]);
});

test("where nobody gets emails it says so, and issues without sending", async () => {
  const { sent } = await openForm(released, []);

  screen.getByText(/Nobody gets this invoice by email/);
  await press("Issue $895.96");

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ send: false });
});
