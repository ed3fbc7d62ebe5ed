import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { alignStart } from "#ui/theme/align-start.ts";
import { DocumentStatus } from "./document-status.tsx";

/** Number, status and dates of a document. */
export function DocumentHead({
  number,
  status,
  detail,
}: {
  number: string;
  status: string;
  detail: readonly (string | null | undefined | false)[];
}) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 2 }}>
      <Typography component="bdi" sx={{ fontWeight: 500 }}>
        {number}
      </Typography>
      <DocumentStatus status={status} />
      <Typography variant="caption" color="textSecondary">
        {detail.filter(Boolean).join(" · ")}
      </Typography>
    </Box>
  );
}

/** What the customer reads under the lines. */
export function DocumentNotes({ notes }: { notes: string }) {
  return (
    <Typography variant="body2" color="textSecondary" dir="auto" sx={{ ...alignStart, mt: 2, whiteSpace: "pre-line" }}>
      {notes}
    </Typography>
  );
}
