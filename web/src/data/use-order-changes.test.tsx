// @vitest-environment jsdom
import { ApolloClient, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { useOrderChanges } from "./use-order-changes.ts";

test("what happened between reading and listening is not missed: the page looks again once it hears", async () => {
  const link = new MockSubscriptionLink();
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const look = vi.fn<() => void>();
  renderHook(() => useOrderChanges({}, look), { wrapper });

  const listening = { __typename: "OrderChange", id: null, statusId: null, changedAt: "2026-05-01T08:30:00.000Z" };
  await act(async () => link.simulateResult({ result: { data: { orderChanges: listening } } }));

  await expect.poll(() => look).toHaveBeenCalledTimes(1);
});
