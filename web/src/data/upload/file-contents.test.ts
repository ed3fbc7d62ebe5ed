import { expect, test } from "vitest";
import { createFileContents } from "./file-contents.ts";

const going = new AbortController().signal;

/** Answers each call with the next of these, and keeps what was asked. */
function serverOf(...answers: (Response | Error)[]) {
  const asked: [url: string, init: RequestInit][] = [];
  const fetch = async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    const answer = answers.shift() ?? new Response("x".repeat(10));
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const contents = createFileContents({
    backendUrl: "https://shop.example",
    token: async () => "access",
    fetch,
    room: 25,
  });
  return { asked, contents };
}

test("content is fetched with the bearer, in the size that is shown", async () => {
  const { asked, contents } = serverOf(new Response("pixels"));

  const content = await contents.load({ id: "1", version: "2026-11-21", width: 320 }, going);

  expect(await content.text()).toBe("pixels");
  expect(asked).toEqual([
    [
      "https://shop.example/v1/storage/files/1?v=2026-11-21&w=320",
      { signal: going, headers: { authorization: "Bearer access" } },
    ],
  ]);
});

test("what was seen lately is at hand, and what was seen longest ago is not", async () => {
  const { asked, contents } = serverOf();
  const load = (id: string) => contents.load({ id, version: "1" }, going);

  for (const id of ["a", "b", "a", "c", "a", "b"]) await load(id);

  expect(asked.map(([url]) => url.at(-5))).toEqual(["a", "b", "c", "b"]);
});

test("new content under the same id is fetched anew", async () => {
  const { asked, contents } = serverOf();

  await contents.load({ id: "1", version: "1" }, going);
  await contents.load({ id: "1", version: "2" }, going);

  expect(asked).toHaveLength(2);
});

test.each([
  [Response.json({ error: { message: "file not found" } }, { status: 404 }), "file not found"],
  [new Response("<html>", { status: 502 }), "Something went wrong"],
  [new TypeError("Failed to fetch"), "Network Error"],
])("a failure says why: %s", async (answer, why) => {
  const { contents } = serverOf(answer);

  await expect(contents.load({ id: "1", version: "1" }, going)).rejects.toThrow(why);
});

test("who looks away is not told of a failure of the network", async () => {
  const { contents } = serverOf(new DOMException("aborted", "AbortError"));

  await expect(contents.load({ id: "1", version: "1" }, going)).rejects.toMatchObject({ name: "AbortError" });
});

test("a document is removed with the reason", async () => {
  const { asked, contents } = serverOf(new Response(null, { status: 204 }));

  await contents.remove("1", "shows another car");

  expect(asked[0]).toMatchObject(["https://shop.example/v1/storage/files/1?reason=shows%20another%20car", {}]);
});

test("a file is removed by its id, and a refusal is told", async () => {
  const { asked, contents } = serverOf(
    new Response(null, { status: 204 }),
    Response.json({ error: { message: "you are not authorized" } }, { status: 403 }),
  );

  await contents.remove("1");

  await expect(contents.remove("1")).rejects.toThrow("you are not authorized");
  expect(asked[0]).toMatchObject(["https://shop.example/v1/storage/files/1", { method: "DELETE" }]);
});
