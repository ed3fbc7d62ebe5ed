/**
 * The caller behind each open socket: identified when it opens, before each operation, and when the database reports a
 * changed login.
 */
import { CloseCode } from "graphql-ws";
import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";
import type { Identify } from "#modules/accounts/sign-in/identify.ts";
import type { Caller } from "#platform/caller.ts";
import { openSockets } from "#platform/metrics/metrics.ts";
import { notedEvery, type NoteListeners } from "#platform/database/replica/fresh-listeners.ts";
import type { Changes } from "#platform/database/listen.ts";

export type ConnectionParams = { headers?: Record<string, unknown> } & Record<string, unknown>;

export interface OpenSocket {
  socket: WebSocket;
  request: IncomingMessage;
  headers: Record<string, unknown>;
  caller: Caller;
  expiry: NodeJS.Timeout | undefined;
}

interface OpenSocketsDeps {
  identify: Identify;
  changes: Changes;
  noteListeners: NoteListeners;
}

const channel = "live:logins";
const longestTimeout = 2 ** 31 - 1;

export function createOpenSockets({ identify, changes, noteListeners }: OpenSocketsDeps) {
  const open = new Set<Partial<OpenSocket>>();
  let heard = 0;
  const stop = changes.follow(channel, {
    wake(userId) {
      heard++;
      // Without an id changes may have been missed: at the beginning, and after the database was unreachable.
      const concerned = [...open].filter(({ caller }) => userId === "" || caller?.userId === userId);
      void judgeAll(concerned);
    },
    end() {},
  });
  const noteAll = () => noteListeners(loginsOf([...open].map(({ caller }) => caller)));
  // When the database is away there are no changes either; the next turn comes in time.
  const noting = setInterval(() => void noteAll().catch(() => {}), notedEvery).unref();

  /** Identifies again when a login has changed meanwhile, because it may have been this one. */
  async function identifyUndisturbed(headers: Record<string, unknown>): Promise<Caller | null> {
    const before = heard;
    const caller = await identify(headers).catch(() => null);
    return caller && before !== heard ? identifyUndisturbed(headers) : caller;
  }

  const isNoted = (caller: Caller): Promise<boolean> =>
    noteListeners(loginsOf([caller])).then(
      () => true,
      () => false,
    );

  async function judgeAll(concerned: readonly Partial<OpenSocket>[]): Promise<void> {
    for (const each of concerned) await judge(each);
  }

  /**
   * Returns the current caller. Closes the socket when access has ended or the caller has changed: clients reconnect
   * with a fresh token.
   */
  async function judge(extra: Partial<OpenSocket>): Promise<Caller | null> {
    const before = extra.caller;
    const now = await identify(extra.headers ?? {}).catch(() => null);
    if (now && before && hasStandingOf(now, before)) return now;
    extra.socket?.close(CloseCode.Forbidden, "Forbidden"); // 4403
    return null;
  }

  return {
    judge,
    /** Returns false for 4403, which clients retry with a fresh token. */
    async admit(extra: Partial<OpenSocket>, params: ConnectionParams = {}): Promise<boolean> {
      const headers = params.headers ?? params;
      const caller = await identifyUndisturbed(headers);
      if (!caller || !(await isNoted(caller))) return false;
      if (!open.has(extra)) openSockets.inc();
      open.add(extra);
      Object.assign(extra, { headers, caller, expiry: closeWhenExpired(caller, extra.socket) });
      return true;
    },
    forget(extra: Partial<OpenSocket>): void {
      if (open.delete(extra)) openSockets.dec();
      clearTimeout(extra.expiry);
    },
    release() {
      clearInterval(noting);
      stop();
    },
  };
}

const loginsOf = (callers: readonly (Caller | undefined)[]): string[] =>
  callers.flatMap((caller) => caller?.userId ?? []);

const hasStandingOf = (now: Caller, before: Caller): boolean =>
  now.role === before.role && now.isOffice === before.isOffice && now.customerId === before.customerId;

function closeWhenExpired({ expiresAt }: Caller, socket: WebSocket | undefined): NodeJS.Timeout | undefined {
  if (!expiresAt) return undefined;
  const left = Math.min(expiresAt * 1000 - Date.now(), longestTimeout);
  return setTimeout(() => socket?.close(CloseCode.Forbidden, "Forbidden"), left);
}
