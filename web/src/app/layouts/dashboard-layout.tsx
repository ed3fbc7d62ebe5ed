import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Suspense, useState, useEffect } from "react";
import { KeysWhenIdle } from "#app/keys/keys-when-idle.tsx";
import type { Panel } from "#app/keys/panel.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { breakpoints } from "#ui/theme/theme.ts";
import { usePreferences } from "#app/use-preferences.ts";
import { askForPage } from "#app/page-queries.ts";
import { SignedInServices } from "#app/signed-in-services.tsx";
import { whenIdle } from "#ui/overlay/when-idle.ts";
import { Footer } from "./footer.tsx";
import { Outlet, useMatches } from "@tanstack/react-router";
import { useAbility } from "#auth/use-ability.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { slimHeight, TopBar } from "./top-bar.tsx";
import { NavigationDrawer, VerticalNavigation } from "./vertical-navigation.tsx";

const HorizontalNavigation = lazyPart(async () => (await import("./horizontal-navigation.tsx")).HorizontalNavigation);

// With the frame: the start has no data client.
export { askForPage };

/** Below this width the navigation overlays the page; the chosen kind returns when the window grows. */
const overlayBelow = breakpoints.md + 16;
/** Narrower than what a laptop has beside the menu, so that it shows there too. */
const boxedWidth = 1040;
/** In pixels, with its line. */
const stickyFooterHeight = 41;

export function DashboardLayout() {
  const { preferences } = usePreferences();
  const overlaid = useMediaQuery(`(max-width: ${overlayBelow - 0.05}px)`, { noSsr: true });
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [panel, setPanel] = useState<Panel | null>(null);
  const horizontal = preferences.navigation === "horizontal" && !overlaid;
  const withRow = horizontal && preferences.horizontalNavigation !== "hidden";
  const hasDrawer = overlaid || (horizontal && !withRow);
  const stuckHeight = preferences.navbar === "sticky" ? 56 : 0;
  const isHidden = preferences.navbar === "hidden";
  // A footer that stays at the bottom takes its height from the page, whose own end it would cover.
  const footerHeight = preferences.footer === "sticky" ? stickyFooterHeight : 0;
  const barsHeight = (isHidden ? slimHeight : 56) + (withRow ? 44 : 0) + footerHeight;
  const boxed = preferences.contentWidth === "boxed" && { maxWidth: boxedWidth, mx: "auto", width: "100%" };

  return (
    <SignedInServices>
      <GlobalStyles styles={{ html: { overflowY: "scroll" } }} />
      <SkipLink />
      <Box
        sx={{
          display: "flex",
          minHeight: "100dvh",
          "--bars": `${barsHeight}px`,
          "--stuck": `${stuckHeight}px`,
          ...onPaper,
        }}
      >
        {hasDrawer && <NavigationDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />}
        {!overlaid && !horizontal && <VerticalNavigation />}
        <Box sx={column}>
          <TopBar
            onOpenMenu={hasDrawer ? () => setDrawerOpen(true) : undefined}
            withBrand={horizontal || overlaid}
            slim={isHidden}
            onPanel={setPanel}
          />
          {withRow && (
            <Suspense fallback={<Box sx={{ minHeight: 44 }} />}>
              <HorizontalNavigation sticky={preferences.horizontalNavigation === "sticky"} below={stuckHeight} />
            </Suspense>
          )}
          <ConnectionBar />
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{ flexGrow: 1, minHeight: "calc(100dvh - var(--bars))", outline: "none", ...boxed, ...onPaper }}
          >
            <PageOrNoAccess />
          </Box>
          {preferences.footer !== "hidden" && <Footer sticky={preferences.footer === "sticky"} />}
        </Box>
      </Box>
      <KeysWhenIdle panel={panel} onPanel={setPanel} />
    </SignedInServices>
  );
}

/** What is docked at the window's lower edge covers nothing of the page's end. */
const column = {
  flexGrow: 1,
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  pb: "var(--dock, 0px)",
  "@media print": { pb: 0 },
};

/** The height of a window would end on an empty page. */
const onPaper = { "@media print": { display: "block", minHeight: 0 } };

function SkipLink() {
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: "fixed",
        insetInlineStart: 8,
        top: -60,
        zIndex: "tooltip",
        p: 3,
        borderRadius: 1,
        bgcolor: "background.paper",
        color: "primary.main",
        "&:focus": { top: 8 },
      }}
    >
      {t("app.skipToContent")}
    </Box>
  );
}

/** The guard admits everyone signed in; a person without the page's right sees a message in its place. */
function PageOrNoAccess() {
  const ability = useAbility();
  const { action, subject } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  if (action && subject && ability.cannot(action, subject)) {
    return (
      <BlankState kind="noAccess" title={t("app.noAccessToPage")} whole>
        {t("app.askForPageOfRole")}
      </BlankState>
    );
  }
  return <Outlet />;
}

const OfflineParts = lazyPart(
  async () => (await import("#app/offline/offline-parts.tsx")).OfflineParts,
  () => null,
);

/** Says that the network or the live connection is lost, and what waits for it. The page itself goes first. */
function ConnectionBar() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);

  return (
    isIdle && (
      <Suspense>
        <OfflineParts />
      </Suspense>
    )
  );
}
