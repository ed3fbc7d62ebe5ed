import { ApolloClient, ApolloLink, gql, Observable } from "@apollo/client";
import { expect, test } from "vitest";
import { createCache } from "./cache.ts";
import { problemOf } from "./problem.ts";
import { createNumberLink } from "./refuse-no-numbers.ts";

const Save = gql`
  mutation Save($input: SaveInput!) {
    save(input: $input)
  }
`;

async function send(input: object) {
  const sent: unknown[] = [];
  const server = new ApolloLink(({ variables }) => {
    sent.push(variables["input"]);
    return new Observable((observer) => {
      observer.next({ data: { save: true } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link: createNumberLink().concat(server), cache: createCache() });
  const problem = await client.mutate({ mutation: Save, variables: { input } }).then(
    () => null,
    (error: unknown) => problemOf(error),
  );
  return { sent, problem };
}

test("what is no number is refused at its field before anything is sent", async () => {
  const { sent, problem } = await send({ rate: Number.NaN, lines: [{ quantity: 1 }, { quantity: Number.NaN }] });

  expect(sent).toEqual([]);
  expect(problem).toMatchObject({ code: "invalid-input", message: "Enter a number" });
  expect(problem?.fields.map(({ field }) => field)).toEqual(["rate", "lines.1.quantity"]);
});

test("numbers, and fields without one, are sent", async () => {
  const input = { rate: 8810, miles: null, name: "Tax" };

  expect(await send(input)).toEqual({ sent: [input], problem: null });
});
