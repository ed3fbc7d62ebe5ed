import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { from, Subject } from "rxjs";
import { beforeEach, expect, test } from "vitest";
import { createSharingLink } from "./share-answers.ts";

const query = gql`
  query Orders($view: String) {
    orders(view: $view)
  }
`;
const saving = gql`
  mutation Save {
    save
  }
`;
const changes = gql`
  subscription Changes {
    changes
  }
`;

let user: string;
let asked: string[];
let live: Subject<ApolloLink.Result>;
let answers: Promise<ApolloLink.Result>[];
let client: ApolloClient;

beforeEach(() => {
  [user, asked, answers, live] = ["ada", [], [], new Subject()];
  const server = new ApolloLink(({ operationName, variables }) => {
    asked.push([operationName, ...Object.values(variables)].join(" "));
    if (operationName === "Changes") return live;
    return from(answers.shift() ?? Promise.resolve({ data: { orders: asked.length, save: true } }));
  });
  client = new ApolloClient({
    cache: new InMemoryCache(),
    queryDeduplication: false,
    link: createSharingLink({ userId: () => user }).concat(server),
  });
});

const ask = async (view: string) => {
  const { data } = await client.query<{ orders: number }>({ query, variables: { view }, fetchPolicy: "no-cache" });
  return data?.orders;
};

test("what two ask at once is asked once, other values of theirs each", async () => {
  expect(await Promise.all([ask("open"), ask("all"), ask("open")])).toEqual([1, 2, 1]);
  expect(asked).toEqual(["Orders open", "Orders all"]);
});

test("what is asked after a save does not receive an answer from before it, which comes late", async () => {
  const slow = Promise.withResolvers<ApolloLink.Result>();
  answers = [slow.promise];
  const before = ask("open");
  await client.mutate({ mutation: saving });

  const after = ask("open");
  slow.resolve({ data: { orders: 0 } });

  expect([await before, await after]).toEqual([0, 3]);
});

test("what is asked after a live change does not receive an answer from before it either", async () => {
  answers = [new Promise(() => {})];
  client.subscribe({ query: changes }).subscribe(() => {});
  void ask("open");
  live.next({ data: { changes: 1 } });

  expect(await ask("open")).toBe(3);
});

test("whoever comes later shares an answer that is on its way, where nothing has changed", async () => {
  const slow = Promise.withResolvers<ApolloLink.Result>();
  answers = [slow.promise];
  const first = ask("open");
  await Promise.resolve();

  const second = ask("open");
  slow.resolve({ data: { orders: 7 } });

  expect(await Promise.all([first, second])).toEqual([7, 7]);
  expect(asked).toEqual(["Orders open"]);
});

test("nobody shares an answer that is on its way to somebody else", async () => {
  const first = ask("open");
  user = "cyd";

  expect(await Promise.all([first, ask("open")])).toEqual([1, 2]);
});

test("an answer that failed is shared by those who asked, and by nobody later", async () => {
  answers = [Promise.reject(new Error("no network"))];
  const failed = await Promise.allSettled([ask("open"), ask("open")]);

  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask("open")).toBe(2);
});

test("a save is never shared", async () => {
  await Promise.all([client.mutate({ mutation: saving }), client.mutate({ mutation: saving })]);

  expect(asked).toEqual(["Save", "Save"]);
});

test("listeners that come later share what is listened to, until the last has gone", async () => {
  const heard: unknown[] = [];
  const listen = () => client.subscribe({ query: changes }).subscribe(({ data }) => heard.push(data));
  const first = listen();
  await Promise.resolve();
  const second = listen();
  live.next({ data: { changes: 1 } });
  expect([asked, heard]).toEqual([["Changes"], [{ changes: 1 }, { changes: 1 }]]);
  listen().unsubscribe();
  expect(heard.length).toBe(2); // What came before is no news to whoever comes later.

  first.unsubscribe();
  second.unsubscribe();
  listen();

  expect(asked).toEqual(["Changes", "Changes"]);
});
