import { expect, test } from "vitest";
import { createAuthClient } from "./auth-client.ts";
import { fakeServer } from "./test/fake-world.ts";

const session = fakeServer().issue("ada@boresight.example");

/** A network that records requests and gives one answer. */
function client(answer: unknown) {
  const requests: { url: string; body: unknown; authorization: string | null }[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const { url, headers } = request;
    requests.push({ url, authorization: headers.get("authorization"), body: await request.json() });
    if (answer instanceof Response) return answer;
    throw answer;
  };
  return { requests, client: createAuthClient("https://shop.example", fetch) };
}

test("a sign-in posts its body and returns the session", async () => {
  const { client: auth, requests } = client(Response.json({ session, mfa: null }));

  const answer = await auth.obtain({ path: "/signin/email-password", body: { email: "ada@boresight.example" } });

  expect(answer).toEqual({ session, mfaTicket: null });
  expect(requests).toEqual([
    {
      url: "https://shop.example/v1/auth/signin/email-password",
      body: { email: "ada@boresight.example" },
      authorization: null,
    },
  ]);
});

test.each([
  ["the ticket of a second factor", { session: null, mfa: { ticket: "mfaTotp:1" } }, "mfaTotp:1"],
  ["neither, where a mail must be opened first", { session: null }, null],
])("a sign-in may return %s", async (_what, sent, mfaTicket) => {
  const { client: auth } = client(Response.json(sent));

  const answer = await auth.obtain({ path: "/signin/email-password", body: {} });

  expect(answer).toEqual({ session: null, mfaTicket });
});

test("a refresh returns the bare session", async () => {
  const { client: auth, requests } = client(Response.json(session));

  const answer = await auth.refresh("old");

  expect(answer).toEqual(session);
  expect(requests[0]).toMatchObject({ url: "https://shop.example/v1/auth/token", body: { refreshToken: "old" } });
});

test.each([
  { all: false, authorization: null },
  { all: true, authorization: "Bearer access" },
])("sign-out with all=$all sends $authorization", async ({ all, authorization }) => {
  const { client: auth, requests } = client(Response.json("OK"));

  await auth.signOut({ refreshToken: "old", accessToken: "access", all });

  expect(requests).toEqual([
    { url: "https://shop.example/v1/auth/signout", body: { refreshToken: "old", all }, authorization },
  ]);
});

const refusal = { status: 401, error: "invalid-refresh-token", message: "Invalid or expired refresh token" };
const network = { status: 0, error: "network", message: "Network Error" };

test.each([
  ["the server's refusal", Response.json(refusal, { status: 401 }), refusal],
  ["a network failure", new TypeError("Failed to fetch"), network],
  ["a timeout", new DOMException("timed out", "TimeoutError"), network],
  ["a proxy's page", new Response("<html>Bad gateway</html>", { status: 502 }), network],
  [
    "a refusal of another shape",
    Response.json({ oops: true }, { status: 503 }),
    { status: 503, error: "invalid-response" },
  ],
  ["an answer of another shape", Response.json({ accessToken: 7 }), { status: 1, error: "invalid-response" }],
])("%s is reported by status, code and message", async (_what, answer, problem) => {
  const { client: auth } = client(answer);

  await expect(auth.refresh("old")).rejects.toMatchObject(problem);
});
