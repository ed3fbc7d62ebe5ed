import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import { useColorScheme } from "@mui/material/styles";
import BrightnessAutoOutlined from "~icons/ic/outline-brightness-auto";
import DarkModeOutlined from "~icons/ic/outline-dark-mode";
import LightModeOutlined from "~icons/ic/outline-light-mode";
import { useState } from "react";
import { ListItemIcon, Menu, MenuItem } from "#ui/overlay/overlays.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

const themes = [
  { value: "light", label: t("app.light"), icon: LightModeOutlined },
  { value: "dark", label: t("app.dark"), icon: DarkModeOutlined },
  { value: "system", label: t("base.system"), icon: BrightnessAutoOutlined },
] as const;

export function ThemeMenu() {
  const { mode, setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = (themes.find(({ value }) => value === mode) ?? themes[2]).icon;

  return (
    <>
      <Tooltip title={t("app.theme")}>
        <IconButton
          aria-label={t("app.theme")}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {themes.map(({ value, label, icon: ThemeIcon }) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === mode}
            selected={value === mode}
            onClick={() => {
              setMode(value);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <ThemeIcon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
