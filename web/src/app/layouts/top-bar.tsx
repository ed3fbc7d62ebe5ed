import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Add } from "#ui/icons/action/add.ts";
import { Menu as MenuIcon } from "#ui/icons/display/menu.ts";
import { useLocation } from "@tanstack/react-router";
import { useAbility } from "#auth/use-ability.ts";
import { useMaySend } from "#features/accounts/account/own-customer.tsx";
import { AlertBell } from "#features/alerts/alert-bell.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { usePreferences } from "#app/use-preferences.ts";
import type { Panel } from "#app/keys/panel.ts";
import { Brand } from "./brand/brand.tsx";
import { KeysButton } from "./keys-button.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { SearchButton } from "./search-button.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

interface TopBarProps {
  /** Opens the navigation where it overlays the page. */
  onOpenMenu?: (() => void) | undefined;
  withBrand: boolean;
  onPanel: (panel: Panel) => void;
}

export function TopBar({ onOpenMenu, withBrand, onPanel }: TopBarProps) {
  const { preferences } = usePreferences();
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
        height: 56,
        flexShrink: 0,
        px: { xs: 2, md: 6 },
      }}
    >
      {onOpenMenu && (
        <IconButton aria-label={t("app.openTheNavigation")} onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
      )}
      {withBrand && (
        <Box sx={{ display: { xs: "none", sm: "block" }, mx: 2 }}>
          <Brand />
        </Box>
      )}
      <SearchButton onOpen={() => onPanel("search")} />
      <Box sx={{ flexGrow: 1 }} />
      <NewOrderButton />
      <KeysButton onOpen={() => onPanel("keys")} />
      <AlertBell />
      <ThemeMenu />
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
