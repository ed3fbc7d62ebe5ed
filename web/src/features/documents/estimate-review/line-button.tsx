import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";

interface LineButtonProps {
  line: string;
  onShow: () => void;
}

/** A line of a paper; a press shows its page. */
export const LineButton = ({ line, onShow }: LineButtonProps) => (
  <Button
    size="small"
    color="inherit"
    onClick={onShow}
    aria-label={t("documents.showLineInThePaper", { line })}
    sx={{ justifyContent: "flex-start", textAlign: "start", fontWeight: 400, minHeight: 44, px: 1, mx: -1 }}
  >
    <q>
      <bdi>{line}</bdi>
    </q>
  </Button>
);
