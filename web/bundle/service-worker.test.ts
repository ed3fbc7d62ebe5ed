import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const code = readFileSync(join(import.meta.dirname, "../public/service-worker.js"), "utf8");
const origin = "https://shop.example";

interface OpenWindow {
  /** Browsers refuse to move a window that another worker controls. */
  isForeign?: boolean;
}

/** Runs the worker as a browser does, and returns what a click on a notice does. */
async function click(data: unknown, windows: readonly OpenWindow[] = []): Promise<string[]> {
  const done: string[] = [];
  const handlers = new Map<string, (event: object) => void>();
  const waited: Promise<unknown>[] = [];
  const clients = {
    matchAll: async ({ type }: { type: string }) =>
      windows.map(({ isForeign = false }) => ({
        focus: async () => void done.push(`focus a ${type}`),
        navigate: async (href: string) => {
          if (isForeign) throw new TypeError("This service worker is not the client's active service worker.");
          done.push(`go to ${href}`);
        },
      })),
    openWindow: async (href: string) => void done.push(`open ${href}`),
  };
  const self = {
    location: { origin },
    clients,
    addEventListener: (name: string, handler: (event: object) => void) => void handlers.set(name, handler),
  };
  runInNewContext(code, { self, URL });

  const notification = { data, close: () => void done.push("close") };
  handlers.get("notificationclick")?.({ notification, waitUntil: (work: Promise<unknown>) => void waited.push(work) });
  await Promise.all(waited);
  return done;
}

const order = "/service-orders/0f8fad5b-d9cb-469f-a165-70867728950e";

test("a click on a notice leads the window that is open to what it is about", async () => {
  expect(await click(order, [{}, {}])).toEqual(["close", "focus a window", `go to ${origin}${order}`]);
});

test("without a window another opens there, and so where the open one may not be moved", async () => {
  expect(await click(order)).toEqual(["close", `open ${origin}${order}`]);
  expect(await click(order, [{ isForeign: true }])).toContain(`open ${origin}${order}`);
});

test("no notice leads out of the app", async () => {
  expect(await click("https://elsewhere.example/", [{}])).toEqual(["close"]);
  expect(await click("//elsewhere.example/")).toEqual(["close"]);
});
