import type { Action, Subject } from "@boresight/domain/accounts/abilities";
import type { Query, Redirect } from "./landing.ts";

/** A route's own rules; menus offer it by the right (action and subject). */
export interface RouteMeta {
  title?: string;
  /** As programs call the route: `dashboards-admin`. */
  name?: string;
  layout?: "blank" | "dashboard" | "default" | "public" | "wall";
  public?: boolean;
  unauthenticatedOnly?: boolean;
  /** The parameter behind `#` that opens the page to whoever has it; the server verifies it. */
  openedBy?: string | undefined;
  action?: Action;
  subject?: Subject;
}

/** The link of a reset email signs in on its way to the form, which is otherwise for visitors only. */
const isReset = (path: string, query: Query): boolean =>
  query["type"] === "passwordReset" && (path === "/" || path === "/reset-password");

/** The ticket was read when the page started; the rest of the link says where it leads after the code. */
function inFlightTo(path: string, { mfaTicket: _read, type: _purpose, ...query }: Query): Query {
  return path === "/" ? query : { ...query, to: path };
}

interface Visit {
  path: string;
  query: Query;
  /** What follows `#`: never passed on. */
  secrets?: Query;
  /** The rules of every matched route, from the root down. */
  metas: readonly RouteMeta[];
  isSignedIn: boolean;
}

/**
 * Decides about a navigation: returns where to redirect to, or null to allow it. A signed-in person without the page's
 * right is allowed too: the page then shows that there is no access, and the server returns nothing.
 */
export function decide({ path, query, secrets = {}, metas, isSignedIn }: Visit): Redirect | null {
  const carried = { ...query, ...secrets };
  if (carried["mfaTicket"]) return { to: "/two-steps", search: inFlightTo(path, query) };
  if (metas.some((meta) => meta.public) || isReset(path, carried)) return null;
  if (metas.some(({ openedBy }) => openedBy !== undefined && carried[openedBy])) return null;
  const isForVisitors = path === "/login" || metas.some((meta) => meta.unauthenticatedOnly);
  if (isForVisitors) return isSignedIn ? { to: "/", search: {} } : null;
  return isSignedIn ? null : { to: "/login", search: { ...query, to: path === "/" ? "" : path } };
}
