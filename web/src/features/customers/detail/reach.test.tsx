// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ConfirmProvider } from "#ui/dialog/confirm-dialog.tsx";
import { MessageProvider } from "#ui/messages/message-bar.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { OwnReach } from "./reach-marks.tsx";
import type { Reached } from "./use-reach.ts";

const offers = vi.hoisted(() => ({ texts: true }));
vi.mock("#data/offers.ts", () => ({ doesSendTexts: () => offers.texts }));

beforeAll(fetchOverlays);
afterEach(() => {
  cleanup();
  offers.texts = true;
});

const acme: Reached = {
  name: "Acme Collision",
  email: "office@acme.example",
  phone: "+13035550103",
  emailProblem: null,
  textConsent: null,
};

/** Shows how a customer is reached; records what is sent. */
async function show(person: Partial<Reached>) {
  const sent: unknown[] = [];
  const server = new ApolloLink(({ variables, operationName }) => {
    sent.push([operationName, variables["input"]]);
    return new Observable((observer) => observer.complete());
  });
  await act(async () =>
    render(
      <ApolloProvider client={new ApolloClient({ link: server, cache: new InMemoryCache() })}>
        <MessageProvider>
          <ConfirmProvider>
            <OwnReach customerId="1" person={{ ...acme, ...person }} />
          </ConfirmProvider>
        </MessageProvider>
      </ApolloProvider>,
    ),
  );
  return sent;
}

const choose = async (action: string) => {
  const button = await screen.findByRole("button", { name: action });
  await act(async () => void fireEvent.click(button));
};

test("a bounced address is shown, and mailed again at a choice", async () => {
  const sent = await show({
    emailProblem: { reason: "bounced", detail: "No such user", since: "2026-05-04T12:00:00Z" },
  });
  expect(screen.getByText("Email bounced")).toBeTruthy();

  await choose("Mail this address again");

  await waitFor(() =>
    expect(sent).toEqual([["ClearUndeliverableAddress", { customerId: "1", address: "office@acme.example" }]]),
  );
});

test("consent to text messages is recorded after a question that names the phone", async () => {
  const sent = await show({});
  await choose("Record consent to text messages");

  expect(
    await screen.findByText("Did Acme Collision agree to text messages about orders at (303) 555-0103?"),
  ).toBeTruthy();
  expect(sent).toEqual([]);
  const buttons = screen.getAllByRole("button");
  fireEvent.click(buttons.at(-1) ?? document.body);

  await waitFor(() =>
    expect(sent).toEqual([["RecordTextConsent", { customerId: "1", phone: "+13035550103", isGiven: true }]]),
  );
});

test("no consent is asked for where no text messages are sent; one that was given can be ended", async () => {
  offers.texts = false;
  await show({});
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();

  await show({ textConsent: { isGiven: true, method: "reply", recordedAt: "2026-05-04T12:00:00Z", recordedBy: null } });

  expect(screen.getByRole("button", { name: "Stop text messages" })).toBeTruthy();
});

test("a consent that was given is shown, and can be ended", async () => {
  await show({
    textConsent: { isGiven: true, method: "staff", recordedAt: "2026-05-04T12:00:00Z", recordedBy: "Tom Technician" },
  });

  expect(screen.getByText("Agreed to text messages")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Stop text messages" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Mail this address again" })).toBeNull();
});
