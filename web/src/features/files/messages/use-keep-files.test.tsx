// @vitest-environment jsdom
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { UploadWish } from "#data/upload/upload-entry.ts";
import { noUploads, type QueuedUpload } from "#data/upload/uploads-state.ts";
import { MessageProvider } from "#ui/messages/message-bar.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { useKeepFiles } from "./use-keep-files.ts";

const device = vi.hoisted(() => ({
  wishes: [] as unknown[],
  uploads: [] as unknown[],
  hasCode: true,
  listeners: new Set<() => void>(),
}));
vi.mock("#features/files/file-services.tsx", () => ({
  useFileServices: () => ({
    queue: {
      start: async () => {
        if (!device.hasCode) throw new TypeError("Failed to fetch");
      },
      add: async (wishes: readonly UploadWish[]) => void device.wishes.push(...wishes),
      state: () => ({ ...noUploads, uploads: device.uploads }),
      subscribe: (listener: () => void) => {
        device.listeners.add(listener);
        return () => device.listeners.delete(listener);
      },
    },
  }),
}));

beforeAll(fetchOverlays);
beforeEach(() => Object.assign(device, { wishes: [], uploads: [], hasCode: true }));
afterEach(cleanup);

const chosen = { id: "a", file: new File(["pixels"], "front.jpg", { type: "image/jpeg" }) };
const keeper = () => renderHook(() => useKeepFiles("7"), { wrapper: MessageProvider }).result.current;
const show = (uploads: Partial<QueuedUpload>[]) =>
  act(async () => {
    device.uploads = uploads;
    device.listeners.forEach((listener) => listener());
  });

test("a file goes into the queue for a message of the order, under the id that the message names, and once", async () => {
  const keep = keeper();

  const kept = [await keep([chosen]), await keep([chosen])];

  expect(kept).toEqual([true, true]);
  expect(device.wishes).toEqual([{ ...chosen, uploadTarget: { serviceOrderId: "7", forMessage: true } }]);
});

test("before the queue is there nothing is kept, and the person is told", async () => {
  const keep = keeper();
  device.hasCode = false;

  const kept = await act(() => keep([chosen]));

  expect([kept, device.wishes]).toEqual([false, []]);
  await screen.findByText(/No connection/);
});

test("a file that the device cannot store is waited for until it is uploaded", async () => {
  device.uploads = [{ id: "a", kept: false, state: "waiting" }];
  let kept: boolean | null = null;
  const keeping = keeper()([chosen]).then((is) => (kept = is));
  await show([{ id: "a", kept: false, state: "waiting" }]);
  const early = kept;

  await show([]);
  await keeping;

  expect([early, kept]).toEqual([null, true]);
});

test("a file that the device cannot store and the server refuses keeps the message back", async () => {
  device.uploads = [{ id: "a", kept: false, state: "waiting" }];
  const keeping = keeper()([chosen]);

  await show([{ id: "a", kept: false, state: "refused", problem: "the file is infected and was refused" }]);

  expect(await act(() => keeping)).toBe(false);
  await screen.findByText("the file is infected and was refused");
});
