// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { importFetched } from "./import-fetched.ts";

afterEach(() => vi.unstubAllGlobals());

function stubNetwork() {
  const network = { isThere: true, asked: [] as string[] };
  vi.stubGlobal("fetch", async (path: string) => {
    network.asked.push(path);
    if (!network.isThere) throw new TypeError("Failed to fetch");
    return new Response("export {}");
  });
  return network;
}

test("a part is imported once all its files are there, each fetched once", async () => {
  const network = stubNetwork();
  const load = vi.fn<() => Promise<number>>(async () => network.asked.length);

  const first = await importFetched(load, ["assets/a.js", "assets/b.js"]);
  await importFetched(load, ["assets/b.js"]);

  expect(first).toBe(2);
  expect(network.asked).toEqual(["/assets/a.js", "/assets/b.js"]);
});

test("what cannot be fetched is not imported, and is fetched again the next time", async () => {
  const network = stubNetwork();
  const load = vi.fn<() => Promise<string>>(async () => "part");
  network.isThere = false;

  const failed = importFetched(load, ["assets/c.js"]);
  await expect(failed).rejects.toThrow("Failed to fetch dynamically imported module");
  const early = load.mock.calls.length;
  network.isThere = true;

  expect(await importFetched(load, ["assets/c.js"])).toBe("part");
  expect(early).toBe(0);
});

test("a file that the page names itself is not fetched a second time", async () => {
  const network = stubNetwork();
  document.head.insertAdjacentHTML("beforeend", '<link rel="modulepreload" href="/assets/d.js">'); // Styles of others stay.

  await importFetched(async () => "part", ["assets/d.js"]);

  expect(network.asked).toEqual([]);
});

test("an import that fails although its files are there is tried under another address, each time a new one", async () => {
  stubNetwork();
  const asked: (string | undefined)[] = [];
  const load = async (suffix?: string) => {
    asked.push(suffix);
    if (asked.length < 4) throw new TypeError("Failed to fetch dynamically imported module");
    return "part";
  };

  await expect(importFetched(load, ["assets/e.js"])).rejects.toThrow("Failed to fetch");

  expect(await importFetched(load, ["assets/e.js"])).toBe("part");
  expect(asked).toEqual([undefined, "?again=1", undefined, "?again=2"]);
});

test("a part that fails by itself is not loaded twice", async () => {
  stubNetwork();
  const load = vi.fn<() => Promise<string>>(async () => Promise.reject(new Error("a mistake in the part")));

  await expect(importFetched(load, ["assets/f.js"])).rejects.toThrow("a mistake in the part");

  expect(load).toHaveBeenCalledOnce();
});

test("without a network a part whose files are there is imported: the server may be this machine", async () => {
  stubNetwork();
  vi.stubGlobal("navigator", { onLine: false });

  expect(await importFetched(async () => "part", ["assets/g.js"])).toBe("part");
});
