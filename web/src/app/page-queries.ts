import type { Auth } from "#auth/auth.ts";
import { standingOf } from "#auth/session.ts";
import { askedAhead } from "#data/ahead/ask-ahead.ts";
import type { OpenedPage, PageQuery } from "#data/ahead/page-query.ts";
import { clientFor } from "./client-for.ts";

/** Of the pages that are opened most, by their paths. Each travels apart from its screen. */
const queries: Readonly<Record<string, () => Promise<PageQuery>>> = {
  "/dashboards/admin": async () => (await import("#screens/dashboards/admin-query.ts")).adminQuery,
  "/service-orders": async () => (await import("#screens/service-orders/list-query.ts")).listQuery,
  "/service-orders/$id": async () => (await import("#screens/service-orders/detail-query.ts")).detailQuery,
};

export interface RoutedPage extends Pick<OpenedPage, "params" | "search"> {
  path: string;
  openedAt: number;
}

/**
 * Asks for what a page shows while its code is loading; what is there in time is in the page's first picture. What fails
 * is asked again by the page, which says why.
 */
export async function askForPage(auth: Auth, { path, params, search, openedAt }: RoutedPage): Promise<void> {
  const query = await queries[path]?.();
  const { user } = auth.state();
  const asked = query?.({ params, search, ...standingOf(user), userId: user?.id });
  if (asked) await clientFor(auth).query({ ...asked, fetchPolicy: "network-only", context: askedAhead(openedAt) });
}
