// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { fetchNextScreens } from "./next-screen.ts";
import { pages } from "./routes.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The pages whose code is fetched. */
function watchPages(failing?: string): string[] {
  const fetched: string[] = [];
  for (const { path, screen } of pages) {
    vi.spyOn(screen, "preload").mockImplementation(async () => {
      if (path === failing) throw new TypeError("Failed to fetch");
      fetched.push(path);
    });
  }
  return fetched;
}

test.each([
  ["/service-orders", ["/service-orders/$id"]],
  ["/dashboards/admin", ["/service-orders", "/service-orders/$id"]],
  ["/privacy-policy", []],
])("from %s the likely next pages are fetched", async (path, expected) => {
  const fetched = watchPages();

  await fetchNextScreens(path);

  expect(fetched).toEqual(expected);
});

test("nothing is fetched ahead for people who save data", async () => {
  const fetched = watchPages();
  vi.stubGlobal("navigator", { connection: { saveData: true } });

  await fetchNextScreens("/service-orders");

  expect(fetched).toEqual([]);
});

test("a page that cannot be fetched ahead is no problem yet", async () => {
  watchPages("/service-orders/$id");

  await expect(fetchNextScreens("/service-orders")).resolves.toBeUndefined();
});
