import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { Observable } from "rxjs";
import { expect, test } from "vitest";
import { createClientKeyLink } from "./client-keys.ts";

const post = gql`
  mutation SendTwice($input: PostOrderMessageInput!) {
    postOrderMessage(input: $input) {
      __typename
    }
  }
`;
const tick = gql`
  mutation ChangeTwice($input: UpdateOrderTaskInput!) {
    updateOrderTask(input: $input) {
      __typename
    }
  }
`;

/** A server that answers as scripted; what it was sent is kept. */
function open(outcomes: ("answer" | "lost")[]) {
  const sent: Record<string, unknown>[] = [];
  const server = new ApolloLink(({ variables }) => {
    sent.push(variables["input"] as Record<string, unknown>);
    const outcome = outcomes.shift();
    return new Observable((observer) => {
      if (outcome === "lost") return observer.error(new TypeError("Failed to fetch"));
      setTimeout(() => {
        observer.next({ data: { postOrderMessage: null, updateOrderTask: null } });
        observer.complete();
      });
      return undefined;
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: createClientKeyLink().concat(server) });
  const send = (mutation: typeof post, input: object) =>
    client.mutate({ mutation, variables: { input } }).catch(() => {});
  return { send, keys: () => sent.map(({ clientKey }) => clientKey) };
}

test("what is sent again after a lost answer carries the same key, once more", async () => {
  const { send, keys } = open(["lost", "lost", "answer"]);

  await send(post, { body: "Ready?" });
  await send(post, { body: "Ready?" });
  await send(post, { body: "Ready?" });

  expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys()).size).toBe(1);
});

test("the same words after an answer are a new message", async () => {
  const { send, keys } = open(["answer", "answer"]);

  await send(post, { body: "Ready?" });
  await send(post, { body: "Ready?" });

  expect(new Set(keys()).size).toBe(2);
});

test("other words after a lost answer are another message", async () => {
  const { send, keys } = open(["lost", "answer"]);

  await send(post, { body: "Ready?" });
  await send(post, { body: "Ready tomorrow?" });

  expect(new Set(keys()).size).toBe(2);
});

test("a double click is one message", async () => {
  const { send, keys } = open(["answer", "answer"]);

  await Promise.all([send(post, { body: "Ready?" }), send(post, { body: "Ready?" })]);

  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test("what changes something carries no key", async () => {
  const { send, keys } = open(["answer"]);

  await send(tick, { id: "1" });

  expect(keys()).toEqual([undefined]);
});
