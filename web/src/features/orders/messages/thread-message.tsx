import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { WaitingMark } from "#ui/layout/parts/waiting-mark.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";

interface ThreadMessageProps {
  message: { body: string; authorName: string; createdAt: string; isWaiting?: boolean };
  /** Written by the reader's own side. */
  own: boolean;
}

export function ThreadMessage({ message: { body, authorName, createdAt, isWaiting }, own }: ThreadMessageProps) {
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
          whiteSpace: "pre-wrap",
        }}
      >
        <Typography variant="body2" dir="auto">
          {body}
        </Typography>
      </Box>
      <Typography variant="caption" color="textSecondary">
        <bdi>{authorName || t("orders.boresight")}</bdi>,{" "}
        {isWaiting ? <WaitingMark /> : <RelativeTime moment={createdAt} />}
      </Typography>
    </Box>
  );
}
