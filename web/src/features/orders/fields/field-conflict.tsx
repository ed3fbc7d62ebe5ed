import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";

interface FieldConflictProps {
  label: string;
  /** The other person's value, in words. */
  theirs: string;
  onSettle: (whose: "mine" | "theirs") => void;
}

/** Asks which value to use when two people changed the same field. Until then the input has the person's own. */
export function FieldConflict({ label, theirs, onSettle }: FieldConflictProps) {
  return (
    <Box
      component="fieldset"
      aria-label={t("orders.bothChanged", { label })}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Alert severity="warning" role="note" sx={{ mb: 3 }}>
        <Box sx={{ overflowWrap: "anywhere" }}>
          <RichText text={t("orders.theirs", slots("value"))} value={<bdi>{theirs}</bdi>} />
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}>
          <Button size="small" variant="outlined" onClick={() => onSettle("mine")}>
            {t("orders.keepMine")}
          </Button>
          <Button size="small" variant="outlined" onClick={() => onSettle("theirs")}>
            {t("orders.takeTheirs")}
          </Button>
        </Box>
      </Alert>
    </Box>
  );
}
