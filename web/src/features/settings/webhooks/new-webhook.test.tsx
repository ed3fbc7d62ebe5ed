// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { eventsFor, type WebhookOwner } from "@boresight/domain/settings/webhook";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ConfirmProvider } from "#ui/dialog/confirm-dialog.tsx";
import { MessageProvider } from "#ui/messages/message-bar.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { NewWebhook } from "./new-webhook.tsx";

beforeAll(fetchOverlays);
beforeAll(() => (Element.prototype.scrollIntoView = () => {})); // An invalid form calls it, and jsdom has none.
afterEach(cleanup);

const secret = "whsec_told-once";
const url = "https://hooks.example.com/boresight";

/** Renders the dialog; records what it sends, and answers it. */
async function openDialog(owner: WebhookOwner) {
  const sent: unknown[] = [];
  const server = new ApolloLink(({ variables }) => {
    sent.push(variables["input"]);
    const webhookDeliveries = { __typename: "WebhookDeliveryConnection", nodes: [] };
    const state = { isActive: true, failedAt: null, createdAt: "2026-05-04T12:00:00Z", version: 1, webhookDeliveries };
    const webhook = { __typename: "Webhook", id: "1", ...variables["input"], ...state };
    const createWebhook = { __typename: "CreateWebhookPayload", secret, webhook };
    return new Observable((observer) => {
      observer.next({ data: { createWebhook } });
      observer.complete();
    });
  });
  const close = vi.fn<() => void>();
  await act(async () =>
    render(
      <ApolloProvider client={new ApolloClient({ link: server, cache: new InMemoryCache() })}>
        <MessageProvider>
          <ConfirmProvider>
            <NewWebhook owner={owner} onClose={close} />
          </ConfirmProvider>
        </MessageProvider>
      </ApolloProvider>,
    ),
  );
  return { sent, close };
}

const fillIn = (address: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText("Address"), { target: { value: address } }));
const tick = (name: string) => act(async () => void fireEvent.click(screen.getByRole("checkbox", { name })));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const isTicked = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name }).checked;

test("the form is sent, and the secret shown in its place", async () => {
  const { sent } = await openDialog("shop");

  await fillIn(` ${url} `);
  await tick("Order created");
  await tick("Status changed");
  await press("Add webhook");

  await screen.findByText(secret);
  expect(sent).toEqual([{ url, eventTypes: ["order.created", "order.statusChanged"] }]);
  expect(screen.queryByLabelText("Address")).toBeNull();
});

test("the secret stays until the reader confirms that it is stored", async () => {
  const { close } = await openDialog("shop");
  await fillIn(url);
  await tick("Order created");
  await press("Add webhook");

  await act(async () => void fireEvent.keyDown(await screen.findByText(secret), { key: "Escape" }));
  const before = close.mock.calls.length;
  await press("I have copied it");

  expect([before, close.mock.calls.length]).toEqual([0, 1]);
});

test.each(["http://hooks.example.com", "https://localhost/hook", ""])(
  "the address %j is refused before anything is sent",
  async (address) => {
    const { sent } = await openDialog("shop");

    await fillIn(address);
    await tick("Order created");
    await press("Add webhook");

    await waitFor(() => expect(screen.getByLabelText("Address").getAttribute("aria-invalid")).toBe("true"));
    expect(sent).toEqual([]);
  },
);

test("a webhook without an event is rejected until one is selected", async () => {
  const { sent } = await openDialog("shop");
  await fillIn(url);

  await press("Add webhook");
  await screen.findByText("Choose at least one event");
  await tick("Order created");

  await waitFor(() => expect(screen.queryByText("Choose at least one event")).toBeNull());
  expect(sent).toEqual([]);
});

test("select all chooses every event and then none", async () => {
  const { sent } = await openDialog("shop");
  await fillIn(url);

  await tick("Select all");
  await tick("Order created");
  const partly = isTicked("Select all");
  await tick("Select all");
  await press("Add webhook");

  await screen.findByText(secret);
  const [{ eventTypes }] = sent as [{ eventTypes: string[] }];
  expect(partly).toBe(false);
  expect(eventTypes.toSorted()).toEqual(eventsFor("shop").toSorted());
});

test("customers cannot choose the events of the shop's alerts and people", async () => {
  await openDialog("customer");

  const offered = screen.getAllByRole("checkbox").length - 1; // Without "Select all".

  expect(offered).toBe(eventsFor("customer").length);
  expect(screen.queryByRole("checkbox", { name: "Alert raised" })).toBeNull();
});
