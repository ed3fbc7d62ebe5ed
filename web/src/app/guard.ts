import type { Action, Subject } from "@boresight/domain/abilities";
import type { Query, Redirect } from "./landing.ts";

/** What a route says of itself; the right (action and subject) is what menus offer it by. */
export interface RouteMeta {
  title?: string;
  layout?: "blank" | "dashboard" | "login" | "public";
  public?: boolean;
  unauthenticatedOnly?: boolean;
  action?: Action;
  subject?: Subject;
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
  if (metas.some((meta) => meta.public)) return null;
  const isForVisitors = path === "/login" || metas.some((meta) => meta.unauthenticatedOnly);
  if (isForVisitors) return isSignedIn ? { to: "/", search: {} } : null;
  return isSignedIn ? null : { to: "/login", search: { ...query, to: path === "/" ? "" : path } };
}
