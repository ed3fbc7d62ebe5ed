import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MessageRowFragment } from "#graphql/graphql.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { templateWord } from "#features/mail/mail-words.ts";
import { phoneWords } from "#ui/text/phone-text.tsx";
import { MessageStatus } from "./message-status.tsx";

/** A message on a phone. */
export function MessageCard({ message }: { message: MessageRowFragment }) {
  const { template, recipient, serviceOrder, status, createdAt } = message;
  const of = serviceOrder ? `${serviceOrder.internalOrderNumber} · ` : "";

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <TwoLines main={templateWord(template)} second={`${of}${phoneWords(recipient)}`} />
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <MessageStatus status={status} />
        <Typography variant="body2" color="textSecondary">
          <RelativeTime moment={createdAt} />
        </Typography>
      </Box>
    </Box>
  );
}
