// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { UploadWish } from "#data/upload/upload-entry.ts";
import { ConfirmProvider } from "#ui/dialog/confirm-dialog.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { SignatureDialog } from "./signature-dialog.tsx";
import { linesOf } from "./signed-sheet.ts";

const queued = vi.hoisted(() => ({ wishes: [] as UploadWish[] }));
vi.mock("#features/files/upload/use-queue-files.ts", () => ({
  useQueueFiles: () => async (wishes: readonly UploadWish[]) => {
    queued.wishes.push(...wishes);
    return true;
  },
}));
vi.mock("./signed-sheet.ts", async (original) => ({
  ...(await original<object>()),
  signedSheet: async () => new File(["sheet"], "sheet.png", { type: "image/png" }), // jsdom draws no pictures.
}));

beforeAll(fetchOverlays);
beforeAll(() => (Element.prototype.scrollIntoView = () => {}));
beforeEach(() => (queued.wishes.length = 0));
afterEach(cleanup);

async function open(kind = "signature") {
  const close = vi.fn<() => void>();
  await act(async () =>
    render(
      <ConfirmProvider>
        <SignatureDialog kind={kind} uploadTarget={{ serviceOrderId: "1" }} onClose={close} />
      </ConfirmProvider>,
    ),
  );
  return close;
}
const name = (typed: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByLabelText("Name of the person who signs"), { target: { value: typed } }),
  );
const press = (label: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name: label })));

test("a drawn signature is uploaded to the order with who signed", async () => {
  const close = await open();
  await name("Sam Driver");
  const pad = screen.getByRole("img", { name: "Signature area" });
  for (const event of ["pointerDown", "pointerMove", "pointerUp"] as const)
    await act(async () => void fireEvent[event](pad, { pointerId: 1, clientX: 5, clientY: 5 }));

  await press("Sign");

  const signature = { signerName: "Sam Driver", signatureMethod: "drawn" };
  expect(queued.wishes).toMatchObject([{ uploadTarget: { serviceOrderId: "1", kind: "signature", signature } }]);
  expect(close).toHaveBeenCalledOnce();
});

test("nobody signs without a name, nor with an empty signature", async () => {
  await open();

  await press("Sign");
  const nameless = screen.getByRole("alert").textContent;
  await name("Sam Driver");
  await press("Sign");

  expect(nameless).toContain("Enter the name");
  expect(screen.getByText("Draw the signature first, or sign with the typed name")).toBeDefined();
  expect(queued.wishes).toEqual([]);
});

test("who cannot draw signs a waiver by keyboard with the typed name", async () => {
  await open("waiver");
  await name("Sam Driver");
  await press("Type the name");

  await press("Sign");

  expect(queued.wishes).toMatchObject([
    { uploadTarget: { kind: "waiver", signature: { signerName: "Sam Driver", signatureMethod: "typed" } } },
  ]);
});

test("the statement is broken between words", () => {
  expect(linesOf("one two three four", (line) => line.length <= 9)).toEqual(["one two", "three", "four"]);
});
