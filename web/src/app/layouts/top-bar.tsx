import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Add from "~icons/ic/baseline-add";
import HelpOutlineOutlined from "~icons/ic/outline-help-outline";
import MenuIcon from "~icons/ic/baseline-menu";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "@tanstack/react-router";
import { useAbility } from "#auth/use-ability.ts";
import { useMaySend } from "#features/accounts/account/own-customer.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { whenIdle } from "#ui/overlay/when-idle.ts";
import { AlertBell } from "#features/alerts/alert-bell.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { toTopPlace } from "#ui/layout/scroll-to-top.tsx";
import { usePreferences } from "#app/use-preferences.ts";
import type { Panel } from "#app/keys/panel.ts";
import { Brand } from "./brand/brand.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { SearchButton } from "./search-button.tsx";
import { ThemeMenu } from "./theme-menu.tsx";
import KeyboardOutlined from "~icons/ic/outline-keyboard";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

const ShortcutLinks = lazyPart(async () => (await import("./shortcut-links.tsx")).ShortcutLinks);

/** Opens the links to the pages that people go to most. */
function ShortcutsMenu({ onKeys }: { onKeys: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);

  return (
    <>
      <Tooltip title={t("app.shortcuts")}>
        <IconButton
          aria-label={t("app.shortcuts")}
          aria-haspopup="menu"
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setWasOpen(true);
          }}
        >
          <KeyboardOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Suspense>
        {wasOpen && <ShortcutLinks anchor={anchor} onClose={() => setAnchor(null)} onKeys={onKeys} />}
      </Suspense>
    </>
  );
}

const WaitingBell = lazyPart(async () => (await import("#features/orders/work/waiting-bell.tsx")).WaitingBell);

interface TopBarProps {
  /** Opens the navigation where it overlays the page. */
  onOpenMenu?: (() => void) | undefined;
  withBrand: boolean;
  /** Only what is reached nowhere else, in a row that scrolls away: the bar itself is hidden. */
  slim?: boolean;
  onPanel: (panel: Panel) => void;
}

/** In pixels. */
export const slimHeight = 44;

export function TopBar({ onOpenMenu, withBrand, slim = false, onPanel }: TopBarProps) {
  const { preferences } = usePreferences();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(async () => setIdle(true)), []);
  const sticky = preferences.navbar === "sticky" && { position: "sticky", top: 0, zIndex: "appBar" };
  const ground =
    preferences.navbarBlur === "on"
      ? { bgcolor: "ground.bar", backdropFilter: "blur(8px)" }
      : { bgcolor: "background.default" };

  return (
    <Box
      component="header"
      sx={{
        ...sticky,
        ...ground,
        display: "flex",
        alignItems: "center",
        gap: { xs: 0.5, sm: 2 },
        height: slim ? slimHeight : 56,
        flexShrink: 0,
        px: { xs: 2, md: 6 },
      }}
    >
      {onOpenMenu && (
        <IconButton aria-label={t("app.openTheNavigation")} onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
      )}
      {withBrand && !slim && (
        <Box sx={{ display: { xs: "none", sm: "block" }, mx: 2 }}>
          <Brand />
        </Box>
      )}
      <SearchButton onOpen={() => onPanel("search")} />
      <Box sx={{ flexGrow: 1 }} />
      {sticky && <Box id={toTopPlace} />}
      {!slim && <NewOrderButton />}
      {!slim && <ShortcutsMenu onKeys={() => onPanel("keys")} />}
      <AlertBell />
      <Suspense>{isIdle && <WaitingBell />}</Suspense>
      {!slim && <ThemeMenu />}
      {!slim && (
        <IconButton
          component={RouteLink}
          to="/documentation"
          aria-label={t("app.help")}
          sx={{ display: { xs: "none", sm: "inline-flex" } }}
        >
          <HelpOutlineOutlined fontSize="small" />
        </IconButton>
      )}
      <ProfileMenu />
    </Box>
  );
}

/** Pages whose main action is a new order. */
const withTheirOwn = ["/service-orders", "/dashboards/customer", "/appointment-scheduling"];

function NewOrderButton() {
  const ability = useAbility();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const maySend = useMaySend();
  if (withTheirOwn.includes(path) || !maySend || ability.cannot("manage", "service-orders")) return null;

  return (
    <Button
      component={RouteLink}
      to="/appointment-scheduling"
      variant="outlined"
      startIcon={<Add />}
      sx={{ display: { xs: "none", md: "inline-flex" }, mx: 1 }}
    >
      {t("base.newOrder")}
    </Button>
  );
}
