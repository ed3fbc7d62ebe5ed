import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { WaitingMark } from "#ui/parts/waiting-mark.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";

interface ThreadMessageProps {
  message: { body: string; authorName: string; createdAt: string; isWaiting?: boolean };
  /** Written by the reader's own side. */
  own: boolean;
  /** What it was sent with. */
  children?: ReactNode;
}

export function ThreadMessage({
  message: { body, authorName, createdAt, isWaiting },
  own,
  children,
}: ThreadMessageProps) {
  return (
    <Box component="li" sx={{ display: "grid", justifyItems: own ? "end" : "start" }}>
      <Box
        sx={{
          maxWidth: "85%",
          px: 3,
          py: 2,
          borderRadius: 2,
          bgcolor: own ? "tone.blue.soft" : "action.hover",
          overflowWrap: "anywhere",
          display: "grid",
          gap: 2,
        }}
      >
        {body !== "" && (
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: "pre-wrap" }}>
            {body}
          </Typography>
        )}
        {children}
      </Box>
      <Typography variant="caption" color="textSecondary">
        <bdi>{authorName || t("base.boresight")}</bdi>
        {isWaiting ? " · " : ", "}
        {isWaiting ? <WaitingMark /> : <RelativeTime moment={createdAt} />}
      </Typography>
    </Box>
  );
}
