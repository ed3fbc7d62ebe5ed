import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { RichText, slots } from "#ui/text/rich-text.tsx";

interface OffNoticeProps {
  /** That it is off, and what that means. */
  title: string;
  /** What an operator sets to turn it on. */
  settings: string;
}

/** Says to the office that something the product offers is off, and how it is turned on. */
export const OffNotice = ({ title, settings }: OffNoticeProps) => (
  <Alert severity="info">
    <AlertTitle>{title}</AlertTitle>
    <RichText text={t("base.askToSet", slots("settings"))} settings={<code dir="ltr">{settings}</code>} />
  </Alert>
);
