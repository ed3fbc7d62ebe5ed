/** The queue of the built app in a page of its own, which opens in no time: what is cut is the queue, not the app around it. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

const assets = join(import.meta.dirname, "../../web/dist/assets");

/** The address of its code. */
const queueAddress = (): string =>
  `/assets/${readdirSync(assets).find((file) => /^offline-(?!parts).*\.js$/.test(file))}`;

interface Login {
  id: string;
  accessToken: string;
}

export interface QueuedInput {
  verb: string;
  input: Record<string, unknown>;
  orderId: string;
  /** What it changes. */
  subject: string | null;
}

interface Own {
  add: (asked: QueuedInput & { about: string }) => Promise<unknown>;
  release: (added: unknown, isOver: boolean) => Promise<void>;
}

interface Named {
  definitions: { name: { value: string }; selectionSet: { selections: { name: { value: string } }[] } }[];
}

interface Mutation {
  mutation: Named;
  variables: object;
}

declare const window: Window & {
  createOffline: (deps: object) => { queue: typeof window.queue };
  queue: { own: () => Own | null; wake: () => void };
};

export interface Network {
  /** No request arrives. */
  isCut: boolean;
  /** Of each request in turn, whether its response is lost. */
  losses: readonly boolean[];
}

/** A new page with nothing but the queue, which goes on with what waits. */
export async function openQueue(page: Page, login: Login, network: Network): Promise<void> {
  await page.goto("/icon-192.png");
  await page.evaluate(holdApp);
  await page.evaluate(`import("${queueAddress()}").then((code) => { window.createOffline = code.createOffline; })`);
  await page.evaluate(begin, { login, network });
}

/**
 * Runs in the page. What the queue shares with the app lies in the app's first script, which looks for its place; React
 * draws there once it gets a message of its own, and it gets none.
 */
function holdApp(): void {
  document.body.append(Object.assign(document.createElement("div"), { id: "root" }));
  const silent = { port1: {}, port2: { postMessage: () => {} } };
  Object.assign(window, {
    MessageChannel: function () {
      return silent;
    },
  });
}

/** Runs in the page. */
function begin({ login, network }: { login: Login; network: Network }): void {
  const losses = [...network.losses];
  const state = { status: "signedIn", user: { id: login.id } };
  const auth = { state: () => state, subscribe: () => () => {} };
  const mutate = async ({ mutation, variables }: Mutation) => {
    if (network.isCut) throw new TypeError("Failed to fetch");
    const verb = mutation.definitions[0]!.selectionSet.selections[0]!.name.value;
    const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input`;
    const answer = await fetch("/v1/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${login.accessToken}` },
      body: JSON.stringify({
        query: `mutation ($input: ${type}!) { ${verb}(input: $input) { __typename } }`,
        variables,
      }),
    });
    if (losses.shift()) throw new TypeError("Failed to fetch");
    const { errors } = await answer.json();
    if (errors) throw new Error(`${verb}: ${errors[0].message}`);
    return {};
  };
  const shown = { state: () => ({ syncedAt: null }), subscribe: () => () => {}, show: () => {} };
  window.queue = window.createOffline({ auth, client: { mutate }, shown }).queue;
}

/** Runs in the page: resolves to true once the action is the device's. */
async function enqueue(asked: QueuedInput): Promise<boolean> {
  const own = window.queue.own()!;
  const added = await own.add({ ...asked, about: asked.verb });
  void own.release(added, false);
  return true;
}

/** Whether it was safe before the page was cut. */
export const isSafe = (page: Page, asked: QueuedInput): Promise<boolean> =>
  page.evaluate(enqueue, asked).catch(() => false);

/** As when the network is back. */
export const wakeQueue = (page: Page): Promise<void> => page.evaluate(() => window.queue.wake());
