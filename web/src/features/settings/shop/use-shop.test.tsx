// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { NEVER } from "rxjs";
import { expect, test, vi } from "vitest";
import { useShop } from "./use-shop.ts";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: null }) }));

test("what is saved while the shop is being asked for is asked for anew", async () => {
  const asked: (string | undefined)[] = [];
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName);
    return NEVER;
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  renderHook(() => useShop(), { wrapper });

  void client.refetchQueries({ include: "active" });

  await expect.poll(() => asked).toEqual(["ShopSetup", "ShopSetup"]);
});
