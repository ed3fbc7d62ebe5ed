import { t } from "@boresight/domain/texts/text";
import { alertLabel } from "@boresight/domain/alerts/admin-notification";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Close from "~icons/ic/baseline-close";
import { Suspense } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useAlerts } from "./unhandled-count.tsx";

const AlertList = lazyPart(async () => (await import("./alert-list.tsx")).AlertList);

/** The admins' panel of unhandled alerts: the button in the bar at the top opens it below, and closes it. */
export function AdminAlerts() {
  const { count, problem, expanded, setExpanded } = useAlerts();
  if ((count === 0 && !problem) || !expanded) return null;
  const close = () => setExpanded(false);

  return (
    <Paper
      component="section"
      aria-label={alertLabel(2)}
      elevation={8}
      onKeyDown={({ key }) => key === "Escape" && close()}
      sx={{
        position: "fixed",
        zIndex: "speedDial",
        top: 56,
        insetInlineEnd: { xs: 8, md: 24 },
        display: "flex",
        flexDirection: "column",
        overflow: "hidden",
        width: 440,
        maxWidth: "calc(100vw - 16px)",
        maxHeight: "calc(100dvh - 72px)",
        border: 1,
        borderColor: "divider",
        displayPrint: "none",
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", px: 3, minHeight: 44, flexShrink: 0 }}>
        <Box component="h2" sx={{ m: 0, flexGrow: 1, fontSize: "0.875rem", fontWeight: 600 }}>
          <bdi>{problem ? alertLabel(2) : `${count} ${alertLabel(count)}`}</bdi>
        </Box>
        <IconButton size="small" edge="end" aria-label={t("alerts.close")} onClick={close}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {problem ? (
        <Box role="alert" sx={{ p: 4, minHeight: 120, color: "text.secondary" }}>
          {problem}
        </Box>
      ) : (
        <Suspense>
          <AlertList onLeave={close} />
        </Suspense>
      )}
    </Paper>
  );
}
