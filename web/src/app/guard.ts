import type { Action, Subject } from "@boresight/domain/accounts/abilities";
import type { Query, Redirect } from "./landing.ts";

/** What a route says of itself; the right (action and subject) is what menus offer it by. */
export interface RouteMeta {
  title?: string;
  layout?: "blank" | "dashboard" | "login" | "public" | "wall";
  public?: boolean;
  unauthenticatedOnly?: boolean;
  /** The part of the address that opens the page to whoever has it; the server looks at what it is worth. */
  openedBy?: string | undefined;
  action?: Action;
  subject?: Subject;
}

/** The link of a reset mail signs in on its way to the form, which is otherwise for visitors only. */
const isReset = (path: string, query: Query): boolean =>
  query["type"] === "passwordReset" && (path === "/" || path === "/reset-password");

/** The ticket has been read when the page started; what is left of the link is where it leads after the code. */
function inFlightTo(path: string, { mfaTicket: _read, type: _purpose, ...query }: Query): Query {
  return path === "/" ? query : { ...query, to: path };
}

interface Visit {
  path: string;
  query: Query;
  /** Of every matched route, from the root down. */
  metas: readonly RouteMeta[];
  isSignedIn: boolean;
}

/**
 * Decides over a navigation: where to go instead, or null to let it be. Someone signed in who lacks the page's right is
 * let through as well: the page asks, and the server answers with nothing.
 */
export function decide({ path, query, metas, isSignedIn }: Visit): Redirect | null {
  if (query["mfaTicket"]) return { to: "/two-steps", search: inFlightTo(path, query) };
  if (metas.some((meta) => meta.public) || isReset(path, query)) return null;
  if (metas.some(({ openedBy }) => openedBy !== undefined && query[openedBy])) return null;
  const isForVisitors = path === "/login" || metas.some((meta) => meta.unauthenticatedOnly);
  if (isForVisitors) return isSignedIn ? { to: "/", search: {} } : null;
  return isSignedIn ? null : { to: "/login", search: { ...query, to: path === "/" ? "" : path } };
}
