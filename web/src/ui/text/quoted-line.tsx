import { t } from "@boresight/domain/texts/text";
import { RichText, slots } from "./rich-text.tsx";
import Typography from "@mui/material/Typography";

/** A quoted line of a document, and its position. */
export const QuotedLine = ({ line, page }: { line: string; page: number }) => (
  <Typography variant="caption" color="textSecondary" component="p">
    <RichText
      text={t("ui.quotedOnPage", { page, ...slots("quote") })}
      quote={
        <q>
          <bdi>{line}</bdi>
        </q>
      }
    />
  </Typography>
);
