import { gql } from "@apollo/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAuth } from "#auth/auth.ts";
import { fakeBrowser, fakeServer, password } from "#auth/test/fake-world.ts";
import { callFunction } from "./call-function.ts";
import { createDataClient } from "./client.ts";

const ada = { email: "ada@boresight.example", password };
const count = gql`
  query Count {
    customers {
      totalCount
    }
  }
`;

let requests: Request[] = [];
beforeEach(() => {
  requests = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    requests.push(new Request(input, init));
    return Response.json({ data: { customers: { __typename: "CustomerConnection", totalCount: 7 } } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open() {
  const auth = createAuth(fakeBrowser(fakeServer()).openTab());
  return { auth, client: createDataClient({ backendUrl: "https://shop.example", auth }) };
}

test.each([undefined, ""])("without a backend (%j) it does not start", (backendUrl) => {
  const { auth } = open();

  expect(() => createDataClient({ backendUrl, auth })).toThrow(
    "Can't initialize the Apollo Client: no backend Url has been provided",
  );
});

test("a query waits for the session and carries its bearer", async () => {
  const { auth, client } = open();
  await auth.signIn(ada);

  const { data } = await client.query({ query: count });

  expect(data).toMatchObject({ customers: { totalCount: 7 } });
  expect(requests[0]?.url).toBe("https://shop.example/v1/graphql");
  expect(requests[0]?.headers.get("authorization")).toBe(`Bearer ${auth.state().accessToken}`);
  expect(requests[0]?.headers.has("x-hasura-role")).toBe(false);
});

test("with nobody signed in a query asks as the public", async () => {
  const { auth, client } = open();
  await auth.ready();

  await client.query({ query: count });

  expect(requests[0]?.headers.get("x-hasura-role")).toBe("public");
  expect(requests[0]?.headers.has("authorization")).toBe(false);
});

test("sign-out empties the cache", async () => {
  const { auth, client } = open();
  await auth.signIn(ada);
  await client.query({ query: count });

  await auth.signOut();

  await expect.poll(() => client.cache.extract()).toEqual({});
});

test("what one person has loaded is gone when another tab brings somebody else", async () => {
  const server = fakeServer();
  const browser = fakeBrowser(server);
  const auth = createAuth(browser.openTab());
  const client = createDataClient({ backendUrl: "https://shop.example", auth });
  await auth.signIn(ada);
  await client.query({ query: count });

  browser.address = `https://shop.example/?refreshToken=${server.issue("carla@shop.example").refreshToken}`;
  const other = createAuth(browser.openTab());
  await expect.poll(() => other.state().switching).not.toBeNull();
  other.answerSwitch(true);

  await expect.poll(() => auth.state().user?.email).toBe("carla@shop.example");
  await expect.poll(() => client.cache.extract()).toEqual({});
});

test("a failed reset of the cache is logged", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { auth, client } = open();
  await auth.signIn(ada);
  const failure = new Error("no");
  client.onClearStore(() => Promise.reject(failure));

  await auth.signOut();

  await expect.poll(() => logged).toHaveBeenCalledWith("Error resetting Apollo client cache", failure);
});

test.each(["a verb", "a call of another service"])("what is refetched after %s is asked anew", async (saved) => {
  const { auth, client } = open();
  await auth.signIn(ada);
  const answers: PromiseWithResolvers<Response>[] = [];
  vi.stubGlobal("fetch", () => {
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return answer.promise;
  });
  const shown = client.watchQuery({ query: count, fetchPolicy: "cache-and-network" }).subscribe(() => {});
  await expect.poll(() => answers.length).toBe(1);
  const save =
    saved === "a verb"
      ? client.mutate({ mutation: gql("mutation Save { save }") })
      : callFunction({ path: "import", input: {}, token: auth.token });
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve(Response.json({ data: { save: true } }));
  await save;

  void client.refetchQueries({ include: "active" });

  await expect.poll(() => answers.length).toBe(3);
  shown.unsubscribe();
});
