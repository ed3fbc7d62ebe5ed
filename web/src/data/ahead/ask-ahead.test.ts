import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { beforeEach, expect, test } from "vitest";
import { from } from "rxjs";
import { askedAhead, createAheadLink } from "./ask-ahead.ts";

const query = gql`
  query Orders($view: String) {
    orders(view: $view)
  }
`;

let sent: Record<string, unknown>[];
let answers: Promise<ApolloLink.Result>[];
let user: string;
let time: number;
let client: ApolloClient;

beforeEach(() => {
  [sent, answers, user, time] = [[], [], "ada", 1];
  const server = new ApolloLink(({ variables }) => {
    sent.push(variables);
    return from(answers.shift() ?? Promise.resolve({ data: { orders: `answer ${sent.length}` } }));
  });
  const ahead = createAheadLink({ userId: () => user, now: () => time });
  client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([ahead, server]) });
});

const askAhead = (variables: object) =>
  client.query({ query, variables, fetchPolicy: "no-cache", context: askedAhead(time) });
const ask = async (variables: object) =>
  (await client.query<{ orders: string }>({ query, variables, fetchPolicy: "network-only" })).data?.orders;

test("a page receives what was asked ahead of it, in flight or there, and nothing is sent twice", async () => {
  const response = Promise.withResolvers<ApolloLink.Result>();
  answers = [response.promise];
  const ahead = [askAhead({ view: "open" }), askAhead({ view: "open" })];

  const inFlight = ask({ view: "open" });
  response.resolve({ data: { orders: "early" } });
  await Promise.all(ahead);
  await askAhead({ view: "all" });

  expect([await inFlight, await ask({ view: "all" })]).toEqual(["early", "answer 2"]);
  expect(sent).toEqual([{ view: "open" }, { view: "all" }]);
});

test("a response is for one query: whoever asks again asks the server", async () => {
  await askAhead({ view: "open" });
  await ask({ view: "open" });

  expect(await ask({ view: "open" })).toBe("answer 2");
});

test("a response that waited too long, or was another person's, is not shown", async () => {
  await askAhead({ view: "open" });
  time = 5001;
  const late = await ask({ view: "open" });
  time = 6000;
  await askAhead({ view: "open" });
  user = "cyd";

  expect([late, await ask({ view: "open" })]).toEqual(["answer 2", "answer 4"]);
});

test("nothing is asked ahead for a page that has asked itself since it was opened: the next query must not be answered by it", async () => {
  await ask({ view: "open" });

  await askAhead({ view: "open" }).catch(() => {});

  expect(await ask({ view: "open" })).toBe("answer 2");
  expect(sent).toHaveLength(2);
});

test("a query whose ahead failed is sent by the page itself", async () => {
  answers = [Promise.reject(new TypeError("Failed to fetch"))];

  await expect(askAhead({ view: "open" })).rejects.toThrow("Failed to fetch");

  expect(await ask({ view: "open" })).toBe("answer 2");
});
