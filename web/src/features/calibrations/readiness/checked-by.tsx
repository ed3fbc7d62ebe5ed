import { t } from "@boresight/domain/texts/text";
import type { ReadinessKey } from "@boresight/domain/calibrations/readiness-check";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { OverrideCheckDialog } from "./override-check-dialog.tsx";
import type { ShownCheck } from "./queued-checks.ts";
import { WaitingMark } from "#ui/parts/waiting-mark.tsx";

interface CheckedByProps {
  orderId: string;
  check: { key: ReadinessKey; label: string };
  stored: ShownCheck;
  /** Null while the note is shown. */
  onAddNote: (() => void) | null;
}

/** Who checked it when, and what else can be done with what was found. */
export function CheckedBy({ orderId, check, stored, onAddNote }: CheckedByProps) {
  const isAdmin = roleOf(useAuth().user) === "admin";
  const [overriding, setOverriding] = useState(false);

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
      <Typography variant="caption" color="textSecondary">
        <bdi>{stored.checkedByUser?.displayName ?? t("calibrations.unknown")}</bdi>
        {stored.isWaiting ? " · " : ", "}
        {stored.isWaiting ? <WaitingMark /> : <RelativeTime moment={stored.checkedAt} />}
        {stored.overrideNote && ` · ${t("calibrations.overridden", { reason: stored.overrideNote })}`}
      </Typography>
      {onAddNote && (
        <Button size="small" onClick={onAddNote} sx={{ py: 0, marginInlineStart: "auto" }}>
          {t("calibrations.addANote")}
        </Button>
      )}
      {isAdmin && stored.outcome === "failed" && !stored.overrideNote && (
        <Button size="small" color="warning" onClick={() => setOverriding(true)}>
          {t("calibrations.goOnAllTheSame")}
        </Button>
      )}
      {overriding && <OverrideCheckDialog orderId={orderId} check={check} onClose={() => setOverriding(false)} />}
    </Box>
  );
}
