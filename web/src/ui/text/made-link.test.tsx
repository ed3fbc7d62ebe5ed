// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fetchMessageBar, MessageProvider } from "#ui/messages/message-bar.tsx";
import { MadeLink } from "./made-link.tsx";

beforeAll(fetchMessageBar);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const url = "https://shop.example/packet#made-once";

async function show(device: { clipboard?: object; share?: (data: object) => Promise<void> }) {
  vi.stubGlobal("navigator", { language: "en", ...device });
  await act(async () =>
    render(
      <MessageProvider>
        <MadeLink url={url} label="Link" />
      </MessageProvider>,
    ),
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("a link is copied with a button, which says so", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  await show({ clipboard: { writeText } });

  await press("Copy");

  expect(writeText).toHaveBeenCalledWith(url);
  expect(screen.getByText("Link copied")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
});

test("where the browser does not copy, it says what to do", async () => {
  await show({});

  await press("Copy");

  expect(screen.getByText(/could not be copied: select it/)).toBeTruthy();
});

test("a phone hands the link on by its own sheet, and closing that is no fault", async () => {
  const share = vi.fn<(data: object) => Promise<void>>(() => Promise.reject(new DOMException("closed", "AbortError")));
  await show({ share });

  await press("Share");

  expect(share).toHaveBeenCalledWith({ url });
});
