import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Collapse from "@mui/material/Collapse";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { OfflineState } from "#data/offline/offline-state.ts";
import { useOffline } from "#data/offline/use-offline.ts";
import { ExpandMore } from "#ui/icons/arrow/expand-more.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { ActionRow } from "./action-row.tsx";
import { waitingWords } from "./action-words.ts";

const whole = (state: OfflineState) => state;

/** How much waits and when the server last answered; opened, each action. What was refused opens it. */
export function ActionPanel() {
  const { actions, isOnline, syncedAt } = useOffline(whole);
  const listId = useId();
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  const shown = actions.filter(({ isDirect }) => !isDirect);
  const words = waitingWords({ actions: shown, syncedAt });
  const isOpen = isOpened ?? shown.some(({ state }) => state === "refused");

  return (
    <Paper component="section" aria-label={t("app.waitingActions")} elevation={6} sx={looks}>
      <output>
        <VisuallyHidden>{words}</VisuallyHidden>
      </output>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpened(!isOpen)}
        sx={{ display: "flex", width: "100%", gap: 2, px: 4, minHeight: 48, textAlign: "start" }}
      >
        <Typography variant="body2" sx={{ flexGrow: 1, fontWeight: 500 }}>
          <bdi>{words}</bdi>
        </Typography>
        <ExpandMore aria-hidden sx={{ transform: isOpen ? "none" : "rotate(180deg)" }} />
      </ButtonBase>
      <Collapse in={isOpen} id={listId} unmountOnExit>
        <Box component="ul" sx={{ m: 0, px: 4, py: 1, maxHeight: "40vh", overflowY: "auto", listStyle: "none" }}>
          {shown.map((action) => (
            <ActionRow key={action.id} action={action} isOnline={isOnline} />
          ))}
        </Box>
      </Collapse>
    </Paper>
  );
}

const looks = {
  mb: 2,
  width: 360,
  maxWidth: "calc(100vw - 32px)",
  overflow: "hidden",
  border: 1,
  borderColor: "divider",
};
