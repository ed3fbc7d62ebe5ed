import { alertLabel } from "@boresight/domain/alerts/admin-notification";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import GlobalStyles from "@mui/material/GlobalStyles";
import Paper from "@mui/material/Paper";
import { CampaignOutlined } from "#ui/icons/mail/campaign-outlined.ts";
import { ExpandLess } from "#ui/icons/arrow/expand-less.ts";
import { ExpandMore } from "#ui/icons/arrow/expand-more.ts";
import { Suspense } from "react";
import { InCorner } from "#ui/layout/corner.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
import { useAlerts } from "./unhandled-count.tsx";

const AlertList = lazyPart(async () => (await import("./alert-list.tsx")).AlertList);

/** The admins' panel of unhandled alerts: a bar at the bottom of the window that opens on click. */
export function AdminAlerts() {
  const { count, expanded, setExpanded } = useAlerts();
  if (count === 0) return null;
  const Chevron = expanded ? ExpandMore : ExpandLess;

  return (
    <InCorner order={2}>
      <GlobalStyles styles={{ ":root": { "--corner": "40px" } }} />
      <Paper
        component="section"
        aria-label={alertLabel(2)}
        elevation={expanded ? 8 : 3}
        sx={{
          overflow: "hidden",
          display: "flex",
          flexDirection: "column",
          width: expanded ? 420 : "auto",
          maxWidth: "calc(100vw - 16px)",
          maxHeight: "min(560px, calc(100dvh - 72px))",
          border: 1,
          borderColor: "divider",
        }}
      >
        <ButtonBase
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
          sx={{
            gap: 2,
            px: 3,
            minHeight: expanded ? 44 : 32,
            flexShrink: 0,
            fontWeight: 600,
            fontSize: "0.8125rem",
            justifyContent: "flex-start",
            bgcolor: "tone.amber.soft",
            color: "tone.amber.text",
          }}
        >
          <CampaignOutlined aria-hidden fontSize="small" />
          <Box component="output" sx={{ flexGrow: 1, textAlign: "start" }}>
            <bdi>
              {count} {alertLabel(count)}
            </bdi>
          </Box>
          <Chevron aria-hidden fontSize="small" />
        </ButtonBase>
        <Suspense>{expanded && <AlertList onOpenOrder={() => setExpanded(false)} />}</Suspense>
      </Paper>
    </InCorner>
  );
}
