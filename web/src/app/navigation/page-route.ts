import type { Action, Subject } from "@boresight/domain/accounts/abilities";
import type { RouteComponent } from "@tanstack/react-router";
import type { RouteMeta } from "./guard.ts";

export interface Right {
  action: Action;
  subject: Subject;
}

/** A route's name, made of its path: `index` of the first page, `dashboards-admin`, `service-orders-id`. */
export const routeName = (path: string): string =>
  path.replaceAll("$", "").split("/").filter(Boolean).join("-") || "index";

/** A page of the app, as its route and the menu need it. */
export interface PageRoute {
  path: string;
  title: string;
  layout: NonNullable<RouteMeta["layout"]>;
  right?: Right;
  isPublic?: true;
  forVisitorsOnly?: true;
  /** The parameter behind `#` that opens it without a sign-in. */
  openedBy?: string;
  screen: RouteComponent;
}
