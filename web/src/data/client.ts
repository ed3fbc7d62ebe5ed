import { ApolloClient, ApolloLink } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";
import { SetContextLink } from "@apollo/client/link/context";
import { OperationTypeNode } from "graphql";
import type { Auth } from "#auth/auth.ts";
import type { Connection } from "./connection.ts";
import { createAheadLink } from "./ahead/ask-ahead.ts";
import { createClientKeyLink } from "./client-keys.ts";
import { createCache } from "./cache.ts";
import { authHeaders } from "./headers.ts";
import { createLiveLink, type LiveLink } from "./live-link.ts";
import { createOfflineLink } from "./offline/offline-link.ts";
import { setOffline } from "./offline/offline-of.ts";
import { createOfflineShown } from "./offline/offline-state.ts";
import { createNumberLink } from "./refuse-no-numbers.ts";
import { createSharingLink } from "./share-answers.ts";
import { untilItWorks } from "./until-it-works.ts";

interface DataClientOptions {
  /** The backend's origin, without /v1. */
  backendUrl: string | undefined;
  auth: Auth;
}

/** The only client of the data service: queries and mutations by HTTP, subscriptions by socket. It follows the session. */
export function createDataClient({ backendUrl, auth }: DataClientOptions): ApolloClient {
  if (!backendUrl) throw new Error("Can't initialize the Apollo Client: no backend Url has been provided");
  const uri = `${backendUrl}/v1/graphql`;
  const { token } = auth;
  const live = createLiveLink({ url: uri.replace(/^http/, "ws"), token, onRejected: () => void auth.refresh() });
  const withHeaders = new SetContextLink(async ({ headers }) => ({
    headers: { ...headers, ...authHeaders(await token()) },
  }));

  const userId = () => auth.state().user?.id;
  const ahead = createAheadLink({ userId, now: Date.now });

  const shown = createOfflineShown();
  const load = untilItWorks(async () => (await import("./offline/offline.ts")).createOffline({ auth, client, shown }));

  const client: ApolloClient = new ApolloClient({
    cache: createCache(),
    queryDeduplication: false,
    link: ApolloLink.from([ahead, createSharingLink({ userId })]).split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      live.link,
      ApolloLink.from([
        createNumberLink(),
        createOfflineLink(load),
        createClientKeyLink(),
        withHeaders,
        new BaseHttpLink({ uri }),
      ]),
    ),
  });
  followSession(auth, { client, live });
  connections.set(client, live.connection);
  setOffline(client, { shown, load });
  return client;
}

const connections = new WeakMap<ApolloClient, Connection>();

/** Returns the live connection of a client created here. */
export function connectionOf(client: ApolloClient): Connection {
  const connection = connections.get(client);
  if (!connection) throw new Error("This client has no live connection");
  return connection;
}

/** A new token restarts the open socket; what one person has loaded is not shown to the next, or after sign-out. */
function followSession(auth: Auth, { client, live }: { client: ApolloClient; live: LiveLink }): void {
  let { accessToken, user } = auth.state();
  auth.subscribe(() => {
    const before = { accessToken, userId: user?.id };
    ({ accessToken, user } = auth.state());
    if (accessToken === before.accessToken) return;
    live.restart();
    if (accessToken === null) client.clearStore().catch(logFailedReset);
    else if (before.userId !== undefined && before.userId !== user?.id) client.resetStore().catch(logFailedReset);
  });
}

function logFailedReset(error: unknown): void {
  console.error("Error resetting Apollo client cache", error);
}
