// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { SigningKey } from "./signing-key.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ token: async () => "token" }) }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(answer: { status: number; body: object }) {
  Element.prototype.scrollIntoView = () => undefined; // jsdom has none.
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)]);
    return Response.json(answer.body, { status: answer.status });
  });
  await renderAtDesk(<SigningKey />, {});
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Replace the signing key" })));
  await screen.findByLabelText("The reason");
  return sent;
}
const replace = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Replace it" })));
const giveReason = (value: string) => fireEvent.change(screen.getByLabelText("The reason"), { target: { value } });

test("the key is replaced with a reason, and the dialog closes", async () => {
  const sent = await open({ status: 200, body: { id: "a1" } });

  giveReason("An admin has left");
  await replace();

  expect(sent).toEqual([["/v1/functions/rotate-signing-key", { reason: "An admin has left" }]]);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("without a reason nothing is asked of the server", async () => {
  const sent = await open({ status: 200, body: {} });

  await replace();

  expect(sent).toEqual([]);
  expect(screen.getByLabelText("The reason").getAttribute("aria-invalid")).toBe("true");
});

test("where the operator keeps the key, the dialog says so", async () => {
  const message = "The operator keeps the key that signs documents";
  await open({ status: 409, body: { error: "signing-key-set-by-operator", message } });

  giveReason("An admin has left");
  await replace();

  expect(screen.getByText(message)).toBeTruthy();
});
