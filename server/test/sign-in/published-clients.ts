import { createRequire } from "node:module";
import { createEnableMfaMachine, HasuraAuthClient } from "@nhost/hasura-auth-js";
import { NhostClient } from "nhost-js-3";
import { createClient, type NhostClient as NhostClient4 } from "nhost-js-4";
import type { TestServer } from "../server.ts";

/** The two that share their state machines; each client with a memory of its own. */
export const machineClients = [
  [
    "hasura-auth-js 2.12",
    ({ url }: TestServer): HasuraAuthClient => new HasuraAuthClient({ url: `${url}/v1/auth`, ...ownMemory() }),
  ],
  [
    "nhost-js 3.3",
    ({ url }: TestServer): HasuraAuthClient => {
      const at = (service: string) => `${url}/v1/${service}`;
      const urls = { authUrl: at("auth"), graphqlUrl: at("graphql"), storageUrl: at("storage") };
      return new NhostClient({ ...urls, functionsUrl: at("functions"), ...ownMemory() }).auth;
    },
  ],
] as const;

function ownMemory() {
  const kept = new Map<string, string>();
  const clientStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { clientStorageType: "custom", clientStorage, autoRefreshToken: false } as const;
}

/** What the client's own hooks for React do: its machine for two-step codes, run by the XState it was made with. */
export function startMfa(client: HasuraAuthClient) {
  const own = createRequire(import.meta.resolve("@nhost/hasura-auth-js"));
  const { interpret } = own("xstate") as { interpret: (machine: object) => { start: () => never } };
  return interpret(createEnableMfaMachine(client.client)).start();
}

/** 4.x knows its own refresh by an address that ends in /v1/token, so it lives at the second mount. */
export const createNhost4 = ({ url }: TestServer): NhostClient4 =>
  createClient({ authUrl: `${url}/auth/v1`, graphqlUrl: `${url}/v1/graphql` });
