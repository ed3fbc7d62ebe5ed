import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import KeyboardDoubleArrowLeft from "~icons/ic/baseline-keyboard-double-arrow-left";
import KeyboardDoubleArrowRight from "~icons/ic/baseline-keyboard-double-arrow-right";
import { usePreferences } from "#app/use-preferences.ts";
import { Brand } from "./brand/brand.tsx";
import { NavigationList } from "./navigation-list.tsx";
import { Drawer } from "#ui/overlay/overlays.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

const fullWidth = 232;
const iconWidth = 64;

/** The dark scheme's colours in a light page, for the semi-dark navigation preference. */
const useNavigationScheme = () => {
  const { preferences } = usePreferences();
  return preferences.semiDarkNavigation === "on" ? { "data-dark": "" } : {};
};

export function VerticalNavigation() {
  const { preferences, keep } = usePreferences();
  const collapsed = preferences.navigationCollapsed === "on";
  const Icon = collapsed === (preferences.direction === "ltr") ? KeyboardDoubleArrowRight : KeyboardDoubleArrowLeft;
  const label = collapsed ? t("app.expandTheNavigation") : t("app.collapseTheNavigation");

  return (
    <Box
      {...useNavigationScheme()}
      sx={{
        position: "sticky",
        top: 0,
        flexShrink: 0,
        display: "flex",
        displayPrint: "none",
        flexDirection: "column",
        height: "100dvh",
        width: collapsed ? iconWidth : fullWidth,
        transition: "width 160ms",
        overflow: "hidden",
        bgcolor: "ground.sunken",
        color: "text.primary",
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", height: 56, px: 5, flexShrink: 0 }}>
        <Brand markOnly={collapsed} />
      </Box>
      <NavigationList collapsed={collapsed} />
      <Box sx={{ p: 3, display: "flex", justifyContent: collapsed ? "center" : "flex-end" }}>
        <Tooltip title={label} placement="right">
          <IconButton
            size="small"
            aria-label={label}
            onClick={() => keep("navigationCollapsed", collapsed ? "off" : "on")}
          >
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}

/** The same as an overlay, on narrow windows. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const scheme = useNavigationScheme();

  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { ...scheme, sx: { width: 264, bgcolor: "ground.sunken", color: "text.primary" } } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", height: 56, px: 5 }}>
        <Brand />
      </Box>
      <NavigationList onNavigate={onClose} />
    </Drawer>
  );
}
