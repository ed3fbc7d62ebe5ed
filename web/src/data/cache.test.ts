import { gql } from "@apollo/client";
import { expect, test, vi } from "vitest";
import { createCache } from "./cache.ts";

const list = gql`
  query List {
    serviceOrders {
      nodes {
        id
        internalOrderNumber
      }
    }
  }
`;
const total = gql`
  query Total {
    serviceOrders {
      totalCount
    }
  }
`;
const detail = gql`
  query Detail($id: UUID!) {
    serviceOrder(id: $id) {
      id
      internalOrderNumber
    }
  }
`;
const order = { __typename: "ServiceOrder", id: "one", internalOrderNumber: "SO-1001" };

test("a list's rows and its total, asked for apart, stand together", () => {
  const warned = vi.spyOn(console, "error").mockReturnValue();
  const cache = createCache();

  cache.writeQuery({ query: list, data: { serviceOrders: { __typename: "ServiceOrderConnection", nodes: [order] } } });
  cache.writeQuery({ query: total, data: { serviceOrders: { __typename: "ServiceOrderConnection", totalCount: 9 } } });

  expect(cache.readQuery({ query: list })).toMatchObject({ serviceOrders: { nodes: [order] } });
  expect(cache.readQuery({ query: total })).toMatchObject({ serviceOrders: { totalCount: 9 } });
  expect(warned).not.toHaveBeenCalled();
});

test("an order that a list has loaded opens from the cache", () => {
  const cache = createCache();
  cache.writeQuery({ query: list, data: { serviceOrders: { __typename: "ServiceOrderConnection", nodes: [order] } } });

  expect(cache.readQuery({ query: detail, variables: { id: "one" } })).toEqual({ serviceOrder: order });
  expect(cache.readQuery({ query: detail, variables: { id: "two" } })).toBeNull();
});

test("an order that does not exist stays absent", () => {
  const cache = createCache();

  cache.writeQuery({ query: detail, variables: { id: "gone" }, data: { serviceOrder: null } });

  expect(cache.readQuery({ query: detail, variables: { id: "gone" } })).toEqual({ serviceOrder: null });
});
