import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { alignStart } from "#ui/theme/align-start.ts";

/** What was made of the file as a whole. */
export function ImportNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;

  return (
    <Alert severity="info">
      <Box
        component="ul"
        aria-label={t("settings.importNotes")}
        sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}
      >
        {notes.map((note) => (
          <Box component="li" key={note} dir="auto" sx={{ ...alignStart, overflowWrap: "anywhere" }}>
            {note}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
