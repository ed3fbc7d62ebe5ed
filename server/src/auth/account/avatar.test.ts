import { afterAll, expect, test } from "vitest";
import { buildAccount } from "../../../test/people.ts";
import { startServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const send = (bearer: Record<string, string>, body: Buffer | string, type = "image/png") =>
  fetch(`${server.url}/v1/auth/user/avatar`, { method: "PUT", headers: { ...bearer, "content-type": type }, body });

test("a picture is taken, shown to everybody at an address of its own, and removed again", async () => {
  const uma = await buildAccount(server.db);
  const { bearer } = await signInAs(server, uma.email);

  const taken = await send(bearer, png);
  const { avatarUrl } = (await server.get("/v1/auth/user", bearer)).body;
  const shown = await fetch(server.url + avatarUrl);
  await fetch(`${server.url}/v1/auth/user/avatar`, { method: "DELETE", headers: bearer });

  expect(await taken.json()).toBe("OK");
  expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect((await server.get("/v1/auth/user", bearer)).body.avatarUrl).toBe("");
  expect((await fetch(server.url + avatarUrl)).status).toBe(404);
});

test.each([
  ["a page that calls itself a picture", Buffer.from("<script>alert(1)</script>"), "image/png", 400],
  ["nothing", Buffer.alloc(0), "image/png", 400],
  ["JSON", "{}", "application/json", 400],
  ["201 kB", Buffer.concat([png, Buffer.alloc(201_000)]), "image/png", 413],
])("%s is refused as a picture", async (_name, body, type, status) => {
  const uma = await buildAccount(server.db);
  const { bearer } = await signInAs(server, uma.email);

  const answer = await send(bearer, body, type);

  expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([
    status,
    ["status", "error", "message"],
  ]);
});

test("a picture's bytes decide its type, not its sender", async () => {
  const uma = await buildAccount(server.db);
  const { bearer } = await signInAs(server, uma.email);

  await send(bearer, png, "image/svg+xml");
  const { avatarUrl } = (await server.get("/v1/auth/user", bearer)).body;

  expect((await fetch(server.url + avatarUrl)).headers.get("content-type")).toBe("image/png");
});

test("a picture sent to another endpoint is bad input", async () => {
  const answer = await fetch(`${server.url}/v1/auth/token`, {
    method: "POST",
    headers: { "content-type": "image/png" },
    body: png,
  });

  expect(answer.status).toBe(400);
});

test("nobody without a token leaves a picture", async () => {
  expect((await send({}, png)).status).toBe(401);
});
