import { t } from "@boresight/domain/texts/text";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { closeOnBack } from "./navigation/close-on-back.ts";
import { decide, type RouteMeta } from "./navigation/guard.ts";
import { landingFor } from "./navigation/landing.ts";
import { BlankLayout } from "./layouts/blank-layout.tsx";
import { CrashPage } from "./layouts/crash-page.tsx";
import { LoginLayout } from "./layouts/login-layout.tsx";
import { PublicLayout } from "./layouts/public-layout.tsx";
import { RootLayout } from "./layouts/root-layout.tsx";
import type { RoutedPage } from "./page-queries.ts";
import { routeName, type PageRoute } from "./navigation/page-route.ts";
import { pages } from "./routes.tsx";
import { parseSearch, stringifySearch } from "./search-params.ts";

/** The current visitor, as the guard needs it at the moment of a navigation. */
export interface Visitor {
  isSignedIn: () => boolean;
  role: () => string | null;
  resetsPassword: () => boolean;
  /** Begins to load a page's data beside its code. */
  askFor: (page: RoutedPage) => void;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption extends RouteMeta {}
}

const root = createRootRouteWithContext<{ visitor: Visitor }>()({
  component: RootLayout,
  beforeLoad({ context, location, matches }) {
    const elsewhere = decide({
      path: location.pathname,
      query: parseSearch(location.searchStr),
      secrets: parseSearch(location.hash),
      metas: matches.map(({ staticData }) => staticData),
      isSignedIn: context.visitor.isSignedIn(),
    });
    if (elsewhere) throw redirect({ ...elsewhere, replace: true });
  },
});

const landing = createRoute({
  getParentRoute: () => root,
  path: "/",
  staticData: { title: t("app.dashboard"), name: routeName("/") },
  beforeLoad({ context, location }) {
    const { role, resetsPassword } = context.visitor;
    const page = landingFor({
      query: parseSearch(location.searchStr),
      role: role(),
      resetsPassword: resetsPassword(),
    });
    throw redirect({ ...page, replace: true });
  },
});

const layouts = {
  blank: BlankLayout,
  signIn: LoginLayout,
  public: PublicLayout,
  wall: lazyRouteComponent(() => import("./layouts/wall-layout.tsx"), "WallLayout"),
  default: lazyRouteComponent(() => import("./layouts/dashboard-layout.tsx"), "DashboardLayout"),
};

/** Dashboard pages stand in the default layout, which stays as people go from one to the other. */
const frameOf = ({ layout, forVisitorsOnly }: PageRoute): keyof typeof layouts => {
  if (layout === "dashboard") return "default";
  return forVisitorsOnly ? "signIn" : layout; // Blank like others, beside a picture.
};

const branch = (layout: keyof typeof layouts) => {
  const parent = layoutRoute(layout);
  const own = pages.filter((page) => frameOf(page) === layout);
  return parent.addChildren(own.map((page) => pageRoute(page, parent)));
};

function pageRoute(
  { path, screen, title, right, isPublic, forVisitorsOnly, openedBy }: PageRoute,
  parent: ReturnType<typeof layoutRoute>,
) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: screen,
    loader({ cause, context, location, params }) {
      if (cause === "enter")
        context.visitor.askFor({ path, params, search: parseSearch(location.searchStr), openedAt: Date.now() });
    },
    staticData: {
      title,
      name: routeName(path),
      ...right,
      public: isPublic === true,
      unauthenticatedOnly: forVisitorsOnly === true,
      openedBy,
    },
  });
}

function layoutRoute(layout: keyof typeof layouts) {
  return createRoute({ getParentRoute: () => root, id: layout, component: layouts[layout] });
}

export function buildRouter(visitor: Visitor) {
  const router = createRouter({
    routeTree: root.addChildren([
      landing,
      branch("blank"),
      branch("signIn"),
      branch("public"),
      branch("wall"),
      branch("default"),
    ]),
    context: { visitor },
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultErrorComponent: CrashPage,
    scrollRestoration: true,
  });
  const here = { to: ".", search: true, hash: true, resetScroll: false, ignoreBlocker: true } as const;
  closeOnBack(router.history, (state) => void router.navigate({ ...here, state }));
  return router;
}
