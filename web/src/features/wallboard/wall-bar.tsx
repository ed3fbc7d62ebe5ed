import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import FullscreenExitOutlined from "~icons/ic/outline-fullscreen-exit";
import FullscreenOutlined from "~icons/ic/outline-fullscreen";
import { type ReactNode, useSyncExternalStore } from "react";
import { useNow } from "#ui/time/use-now.ts";
import { wallSizes } from "./wall-sizes.ts";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

interface WallBarProps {
  /** The name of the facility or of the link. */
  title: string;
  timeZone: string | undefined;
  /** The controls, when someone sits at the screen. */
  children?: ReactNode;
}

export function WallBar({ title, timeZone, children }: WallBarProps) {
  return (
    <Box
      component="header"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, px: { xs: 3, md: 4 }, pt: 3 }}
    >
      <Typography variant="h1" sx={{ fontSize: wallSizes.heading, flexGrow: 1 }}>
        {title}
      </Typography>
      {children}
      <Clock timeZone={timeZone} />
      <FullScreenButton />
    </Box>
  );
}

function Clock({ timeZone }: { timeZone: string | undefined }) {
  const now = useNow();
  const form = new Intl.DateTimeFormat(localeTag(), { timeZone, weekday: "short", hour: "numeric", minute: "2-digit" });

  return (
    <Typography component="time" dateTime={now.toISOString()} sx={{ fontSize: wallSizes.heading, fontWeight: 600 }}>
      {form.format(now)}
    </Typography>
  );
}

function FullScreenButton() {
  const { isFull, toggle } = useFullScreen();
  if (!toggle) return null;
  const label = isFull ? t("wallboard.leaveFullScreen") : t("wallboard.fullScreen");

  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={toggle}>
        {isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      </IconButton>
    </Tooltip>
  );
}

function subscribe(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** Whether the page is in full screen, and how to toggle it; null in browsers without support. */
function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return { isFull, toggle: document.fullscreenEnabled ? toggle : null };
}
