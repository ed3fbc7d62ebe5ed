import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { CodeText } from "#ui/text/code-text.tsx";

/** The address of a link that was just created, to be copied: it is shown this once. */
export const NewUrl = ({ url }: { url: string }) => (
  <Alert severity="success" sx={{ overflowWrap: "anywhere", "& button": { textAlign: "start" } }}>
    <CodeText code={url} label={t("billing.link")} />
    <Typography variant="caption" component="p">
      {t("billing.copyTheLinkNow")}
    </Typography>
  </Alert>
);
