import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { CloudOffOutlined } from "#ui/icons/problem/cloud-off-outlined.ts";
import { useEffect, useState } from "react";
import { useConnection } from "#data/use-connection.ts";

/** Shorter interruptions are not announced. */
const patience = 2000;
/** After a long outage the next attempt would be hours away; a visible page never waits longer than this. */
const longestWait = 30_000;
const second = 1000;

/** Says that the live connection is lost and when it is retried; hidden once it is back. */
export function ConnectionBar() {
  const { lostSince, nextTryAt, tryNow } = useConnection();
  useEffect(() => {
    window.addEventListener("online", tryNow);
    return () => window.removeEventListener("online", tryNow);
  }, [tryNow]);

  return lostSince && <LostBar since={lostSince} nextTryAt={nextTryAt} onTry={tryNow} />;
}

interface LostBarProps {
  since: Date;
  nextTryAt: Date | null;
  onTry: () => void;
}

function LostBar({ since, nextTryAt, onTry }: LostBarProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timers = [setInterval(() => setNow(Date.now()), second), setInterval(onTry, longestWait)];
    return () => timers.forEach((timer) => clearInterval(timer));
  }, [onTry]);
  if (now - since.getTime() < patience) return null;

  return (
    <Box
      component="output"
      sx={{
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
      }}
    >
      <CloudOffOutlined aria-hidden fontSize="small" />
      <span>{t("app.connectionLostWhenagain", { next: whenAgain(nextTryAt, now) })}</span>
      <Button size="small" color="inherit" onClick={onTry}>
        {t("app.tryNow")}
      </Button>
    </Box>
  );
}

function whenAgain(nextTryAt: Date | null, now: number): string {
  if (!nextTryAt || nextTryAt.getTime() <= now) return t("app.tryingAgain");
  return t("app.tryingAgainInCeilS", { seconds: Math.ceil(Math.min(nextTryAt.getTime() - now, longestWait) / second) });
}
