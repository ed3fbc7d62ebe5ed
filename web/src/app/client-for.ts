import type { ApolloClient } from "@apollo/client";
import type { Auth } from "#auth/auth.ts";
import { createDataClient } from "#data/client.ts";

// One client for the app's lifetime: it follows the session by itself, across pages.
const clients = new WeakMap<Auth, ApolloClient>();

export function clientFor(auth: Auth): ApolloClient {
  const client = clients.get(auth) ?? createDataClient({ backendUrl: window.location.origin, auth });
  clients.set(auth, client);
  return client;
}
