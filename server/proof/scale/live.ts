// People who look at a live screen meanwhile: their sockets come back, and they hear of what happens afterwards.
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";

const people = 6;
/** Seconds within which everybody must hear of an alert once everything is ready. */
const longest = 5;

export interface Audience {
  /** Adds an alert, and returns how many have not received it in time. */
  deaf: () => Promise<number>;
  end: () => Promise<void>;
}

export function openAudience(url: string, token: string): Audience {
  const headers = { authorization: `Bearer ${token}` };
  const heard: number[] = [];
  const ends = Array.from({ length: people }, (_, person) => {
    const client = createClient({
      url: `${url.replace("http", "ws")}/v1/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { headers },
      keepAlive: 2000,
      retryAttempts: 1000,
      retryWait: () => sleep(300),
      shouldRetry: () => true,
    });
    heard[person] = 0;
    client.subscribe(
      { query: "subscription { unhandledNotifications { totalCount } }" },
      {
        next: ({ data }) => void (heard[person] = countOf(data)),
        error: () => {},
        complete: () => {},
      },
    );
    return () => client.dispose();
  });
  return {
    async deaf() {
      const count = await addAlert(url, headers);
      const deadline = performance.now() + longest * 1000;
      while (heard.some((known) => known < count) && performance.now() < deadline) await sleep(50);
      return heard.filter((known) => known < count).length;
    },
    async end() {
      for (const end of ends) await end();
    },
  };
}

const countOf = (data: unknown): number =>
  (data as { unhandledNotifications?: { totalCount?: number } } | null)?.unhandledNotifications?.totalCount ?? 0;

/** Returns how many alerts there are then. */
async function addAlert(url: string, headers: Record<string, string>): Promise<number> {
  const ask = async (query: string) => {
    const answer = await fetch(`${url}/v1/graphql`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as { data: Record<string, { totalCount: number }> };
  };
  await ask(
    `mutation { createAdminNotification(input: { adminNotification: { message: "Hear, hear", status: "unhandled" } }) { __typename } }`,
  );
  const { data } = await ask(`{ adminNotifications(filter: { status: { equalTo: "unhandled" } }) { totalCount } }`);
  return data["adminNotifications"]?.totalCount ?? 0;
}
