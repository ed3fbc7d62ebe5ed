import { ApolloClient, ApolloLink, gql, Observable, type TypedDocumentNode } from "@apollo/client";
import { expect, test } from "vitest";
import { createCache } from "#data/cache.ts";
import { reloadRecords } from "./reload-records.ts";

interface Answer {
  customer: { __typename: "Customer"; id: string; companyName: string };
}

const Picked: TypedDocumentNode<Answer, { id: string }> = gql`
  query Picked($id: UUID!) {
    customer(id: $id) {
      id
      companyName
    }
  }
`;

/** A server whose customers are renamed with every question, and what it was asked for. */
function renamingServer() {
  const asked: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables["id"]);
    const customer = { __typename: "Customer", id: variables["id"], companyName: `Name ${asked.length}` };
    return new Observable((observer) => {
      observer.next({ data: { customer } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: createCache() });
  const nameOf = async (id: string) => (await client.query({ query: Picked, variables: { id } })).data?.customer;
  return { asked, client, nameOf };
}

test("what is not on screen is asked for again when it is needed next, even by its id", async () => {
  const { asked, client, nameOf } = renamingServer();
  await nameOf("one");
  await nameOf("one");

  await reloadRecords(client);

  expect(asked).toEqual(["one"]);
  expect(await nameOf("one")).toMatchObject({ companyName: "Name 2" });
});

test("what is on screen stays there until the new answer has come", async () => {
  const { asked, client } = renamingServer();
  const names: (string | undefined)[] = [];
  const shown = client.watchQuery({ query: Picked, variables: { id: "one" } });
  const watching = shown.subscribe(({ data }) => {
    if (data?.customer?.companyName !== names.at(-1)) names.push(data?.customer?.companyName);
  });
  await expect.poll(() => names.at(-1)).toBe("Name 1");
  names.length = 0;

  await reloadRecords(client);

  await expect.poll(() => names.at(-1)).toBe("Name 2");
  watching.unsubscribe();
  expect(names).not.toContain(undefined);
  expect(asked).toEqual(["one", "one"]);
});
