import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLiveLink } from "./live-link.ts";

const count = gql`
  subscription Count {
    unhandledNotifications {
      totalCount
    }
  }
`;

let opened: string[] = [];

class SilentWebSocket {
  readonly readyState = 0;
  constructor(url: string) {
    opened.push(url);
  }
}

beforeEach(() => {
  opened = [];
  vi.stubGlobal("WebSocket", SilentWebSocket);
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const live = createLiveLink({ url: "wss://shop.example/v1/graphql", token: async () => "one", onRejected: () => {} });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([live.link]) });
  return { live, subscribe: () => client.subscribe({ query: count }).subscribe({}) };
}

test("the first subscription opens the connection, and all share it", async () => {
  const { live, subscribe } = open();
  live.restart();
  const before = opened.length;

  subscribe();
  subscribe();
  await expect.poll(() => opened).toEqual(["wss://shop.example/v1/graphql"]);

  expect(before).toBe(0);
  expect(live.connection.lostSince()).toBeNull();
});

test("a subscription that ends before its code is there opens nothing", async () => {
  const { subscribe } = open();

  subscribe().unsubscribe();
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect(opened).toEqual([]);
});
