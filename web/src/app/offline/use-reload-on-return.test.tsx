// @vitest-environment jsdom
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider, useQuery } from "@apollo/client/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useReloadOnReturn } from "./use-reload-on-return.ts";

const Count = gql`
  query Count {
    count
  }
`;
let hasNetwork: boolean;
let asked = 0;

beforeEach(() => {
  [hasNetwork, asked] = [false, 0];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page({ isLost = false }: { isLost?: boolean }) {
  useReloadOnReturn(isLost);
  const { data, error } = useQuery<{ count: number }>(Count);
  return <p>{data ? `loaded ${data.count}` : error ? "failed" : "loading"}</p>;
}

async function open(isLost = false) {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1;
        if (!hasNetwork) return observer.error(new TypeError("Failed to fetch"));
        observer.next({ data: { count: asked } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const page = (lost: boolean) => (
    <ApolloProvider client={client}>
      <Page isLost={lost} />
    </ApolloProvider>
  );
  const { rerender } = render(page(isLost));
  await act(async () => vi.advanceTimersByTimeAsync(0));
  screen.getByText("failed");
  return async (change: () => void, lost = isLost) => {
    await act(async () => {
      change();
      rerender(page(lost));
      await vi.advanceTimersByTimeAsync(0);
    });
  };
}

test("what could not be loaded loads at once when the device says that the network is back", async () => {
  const after = await open();

  hasNetwork = true;
  await after(() => window.dispatchEvent(new Event("online")));

  expect(screen.queryByText(/^loaded/)).not.toBeNull();
});

test("it loads when the live connection is back, which no device announces", async () => {
  const after = await open(true);

  hasNetwork = true;
  await after(() => {}, false);

  expect(screen.queryByText(/^loaded/)).not.toBeNull();
});

test("it is tried again while it is missing, and not asked again once it is there", async () => {
  const after = await open();
  await after(() => vi.advanceTimersByTime(30_000));
  hasNetwork = true;
  await act(async () => vi.advanceTimersByTimeAsync(10_000));
  screen.getByText(/^loaded/);
  const before = asked;

  await after(() => window.dispatchEvent(new Event("online")));
  await act(async () => vi.advanceTimersByTimeAsync(60_000));

  expect(asked).toBe(before);
});
