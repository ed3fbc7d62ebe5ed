// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import type { CameraLight } from "#ui/camera/use-camera.ts";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { CameraDialog } from "./camera-dialog.tsx";

let light: CameraLight | null = null;
vi.mock("#ui/camera/use-camera.ts", () => ({
  useCamera: () => ({ video: { current: null }, state: "ready", onPlaying: () => {}, shoot: async () => null, light }),
}));
vi.mock("#features/files/upload/use-queue-files.ts", () => ({ useQueueFiles: () => async () => true }));
beforeAll(fetchOverlays);
afterEach(cleanup);

const photo = { title: "Four sides", view: "Front", number: 1, needed: 4, uploadTarget: {} } as never;

test("a camera with a light can light a dark vehicle", async () => {
  const toggle = vi.fn<() => void>();
  light = { isOn: false, toggle };
  await renderAtDesk(<CameraDialog photos={[photo]} onClose={() => {}} />, {});

  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Light", pressed: false })));

  expect(toggle).toHaveBeenCalledOnce();
});

test("a camera without one offers none", async () => {
  light = null;
  await renderAtDesk(<CameraDialog photos={[photo]} onClose={() => {}} />, {});

  expect(screen.getByText("Four sides: Front")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Light" })).toBeNull();
});
