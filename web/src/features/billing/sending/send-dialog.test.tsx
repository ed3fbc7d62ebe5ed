// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { SendDialog, type SendDialogProps } from "./send-dialog.tsx";

vi.mock("#auth/use-standing.ts", () => ({ useIsOffice: () => true }));
beforeAll(fetchOverlays);
afterEach(cleanup);

const id = "0198c6e5-0000-7000-8000-0000000000e1";
const carla = { __typename: "MailChoice", address: "carla@example.com", name: "Carla", isDefault: true };

async function open(document: SendDialogProps["document"], choices: readonly object[]) {
  const close = vi.fn<() => void>();
  const outgoingMail = { __typename: "OutgoingMail", subject: "Your estimate", html: "", choices };
  const sent = await renderAtDesk(<SendDialog document={document} name="E-1" onClose={close} />, {
    OutgoingMail: () => ({ outgoingMail }),
    SendDocument: () => ({ sendDocument: { __typename: "SendDocumentPayload", invoice: null, serviceOrder: null } }),
  });
  return { sent, close };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("a document is emailed to those who are chosen", async () => {
  const { sent } = await open({ kind: "estimate", id, version: 1 }, [carla]);

  await press("Send");

  expect(sent).toEqual([["SendDocument", { kind: "estimate", id, version: 1, recipients: ["carla@example.com"] }]]);
});

test("an estimate of a customer without an email is recorded as sent, and promises no email", async () => {
  const { sent } = await open({ kind: "estimate", id, version: 1 }, []);
  expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
  expect(screen.queryByLabelText(/Your message/)).toBeNull();

  await press("Record as sent");

  expect(sent).toEqual([["SendDocument", { kind: "estimate", id, version: 1 }]]);
  expect(screen.getByText(/Nobody was emailed/)).toBeTruthy();
});

test("what can only be emailed is not offered where nobody can get it", async () => {
  const { sent, close } = await open({ kind: "invoice", id, version: 1 }, []);

  await press("Close");

  expect(sent).toEqual([]);
  expect(close).toHaveBeenCalledOnce();
});
