import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import type { OfflineState } from "#data/offline/offline-state.ts";
import { useOffline } from "#data/offline/use-offline.ts";
import CloudOffOutlined from "~icons/ic/outline-cloud-off";
import { toldHeight } from "#ui/layout/told-height.ts";
import { clockTime } from "./clock-time.ts";

/** Shorter interruptions are not announced. */
const patience = 2000;
/** After a long outage the next attempt would be hours away; a visible page never waits longer than this. */
const longestWait = 30_000;
const second = 1000;

/** Tabs that stick below it move down. */
const asBar = toldHeight("--offline");

interface OfflineBarProps {
  /** Since when the live connection is down. */
  since: Date | null;
  nextTryAt: Date | null;
  onTry: () => void;
}

const whole = (state: OfflineState) => state;

/** Says that there is no network, of when the page is, what waits, and when it is tried again. */
export function OfflineBar({ since, nextTryAt, onTry }: OfflineBarProps) {
  const { isOnline, asOf } = useOffline(whole);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timers = [setInterval(() => setNow(Date.now()), second), setInterval(onTry, longestWait)];
    return () => timers.forEach((timer) => clearInterval(timer));
  }, [onTry]);
  const isShort = since === null || now - since.getTime() < patience;
  if (isOnline && asOf === null && isShort) return null;
  const words = [
    asOf !== null && t("app.asOf", { time: clockTime(asOf) }),
    isOnline && t("app.connectionLostWhenagain", { next: whenAgain(nextTryAt, now) }),
    !isOnline && asOf === null && t("app.youAreOfflineNow"),
  ];

  return (
    <Box component="output" ref={asBar} sx={looks}>
      <CloudOffOutlined aria-hidden fontSize="small" />
      <bdi>{words.filter(Boolean).join(" · ")}</bdi>
      {!isOnline && (
        <Box component="bdi" sx={{ display: { xs: "none", md: "inline" } }}>
          {t("app.whatWaits")}
        </Box>
      )}
      <Button size="small" color="inherit" onClick={onTry} sx={{ flexShrink: 0 }}>
        {t("app.tryNow")}
      </Button>
    </Box>
  );
}

const looks = {
  position: "sticky",
  top: "var(--stuck)",
  zIndex: "appBar",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  minHeight: 36,
  px: 4,
  bgcolor: "tone.amber.soft",
  color: "tone.amber.text",
  displayPrint: "none",
};

function whenAgain(nextTryAt: Date | null, now: number): string {
  if (!nextTryAt || nextTryAt.getTime() <= now) return t("app.tryingAgain");
  return t("app.tryingAgainInCeilS", { seconds: Math.ceil(Math.min(nextTryAt.getTime() - now, longestWait) / second) });
}
