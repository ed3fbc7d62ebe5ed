// @vitest-environment jsdom
import { ApolloClient, gql, InMemoryCache, type TypedDocumentNode } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MockLink } from "@apollo/client/testing";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { listOrder, useListPage } from "./use-list-page.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Answer {
  bays: { __typename: "BayConnection"; totalCount: number; nodes: { __typename: "Bay"; id: string; name: string }[] };
}
interface Variables {
  first: number;
  offset: number;
  orderBy: string[];
  named: string | null;
}

const Bays: TypedDocumentNode<Answer, Variables> = gql`
  query Bays($first: Int!, $offset: Int!, $orderBy: [String!], $named: String) {
    bays(first: $first, offset: $offset, orderBy: $orderBy, named: $named) {
      totalCount
      nodes {
        id
        name
      }
    }
  }
`;
const orderBy = listOrder({ name: { asc: "NAME_ASC", desc: "NAME_DESC" } }, "KIND_ASC");

function BayList() {
  const { rows, total, table, narrow } = useListPage(Bays, {
    variables: ({ sort, search, ...page }) => ({ ...page, orderBy: orderBy(sort), named: search["name"] ?? null }),
    page: ({ bays }) => bays,
    read: ({ name }) => name.toUpperCase(),
  });
  return (
    <main>
      {table.answer.problem ?? `${rows?.join(", ") ?? "nothing yet"} of ${total ?? "unknown"}`}
      <button onClick={() => narrow({ name: "van" })}>Vans</button>
      <button onClick={() => table.paging.turnTo(2, 10)}>Third page</button>
    </main>
  );
}

/** Opens the list at an address; returns the variables of each request. */
async function open(address: string, fails = false) {
  vi.stubGlobal("scrollTo", () => {}); // The router calls it, and jsdom has none.
  const asked: unknown[] = [];
  const bays = {
    __typename: "BayConnection" as const,
    totalCount: 31,
    nodes: [{ __typename: "Bay" as const, id: "1", name: "Bay 1" }],
  };
  const answer = (variables: Variables) => {
    asked.push(variables);
    return { data: { bays } };
  };
  const mock = {
    request: { query: Bays, variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    ...(fails ? { error: new TypeError("offline") } : { result: answer }),
  };
  const client = new ApolloClient({ link: new MockLink([mock]), cache: new InMemoryCache() });
  const routeTree = createRootRoute({ component: BayList });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  await act(async () =>
    render(
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>,
    ),
  );
  return { asked, search: () => router.state.location.search };
}

test("a list asks for the page, the order and the filter in its address", async () => {
  const { asked } = await open("/?page=3&size=10&sort=-name&name=van");

  await screen.findByText("BAY 1 of 31");
  expect(asked).toEqual([{ first: 10, offset: 20, orderBy: ["NAME_DESC", "PRIMARY_KEY_ASC"], named: "van" }]);
});

test("without any it asks for the first page in the usual order; an unknown order is the usual one", async () => {
  const { asked } = await open("/?sort=colour");

  await screen.findByText("BAY 1 of 31");
  expect(asked).toEqual([{ first: 25, offset: 0, orderBy: ["KIND_ASC", "PRIMARY_KEY_ASC"], named: null }]);
});

test("a filter starts again at the first page; while a page is loading, the rows before it stay", async () => {
  const { search } = await open("/");
  await screen.findByText("BAY 1 of 31");

  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Third page" })));
  const turned = search();
  const whileLoading = screen.getByText(/of/).textContent;
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Vans" })));

  expect(turned).toMatchObject({ page: "3", size: "10" });
  expect(whileLoading).toContain("BAY 1 of 31");
  expect(search()).toEqual({ size: "10", name: "van" });
});

test("a list that cannot be loaded says why", async () => {
  await open("/", true);

  expect(await screen.findByText(/There is no connection/)).toBeDefined();
});
