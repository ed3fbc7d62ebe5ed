import { daysMailsWait } from "@boresight/domain/mail/mail-days";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { useMailSettings } from "./use-mail-settings.ts";

/** One calm line while emails wait, with the way to what they wait for; in a copy of a shop, that it is one. */
export function MailBanner() {
  const { answer } = useMailSettings();
  if (answer?.source === "copy") return <Alert severity="warning">{t("mail.copySendsNothing")}</Alert>;
  if (!answer || answer.waiting + answer.held === 0) return null;
  const { source, waiting, held } = answer;

  return (
    <Alert
      severity={held > 0 ? "warning" : "info"}
      action={
        <Button component={RouteLink} to="/admin/setup" search={{ step: "mail" }} color="inherit" size="small">
          {source === "none" ? t("mail.setUpMail") : t("base.open")}
        </Button>
      }
    >
      {held > 0
        ? t("mail.heldEmails", { count: held })
        : source === "none"
          ? t("mail.waitForSetUp", { count: waiting })
          : t("mail.waitForDecision", { count: waiting, days: daysMailsWait })}
    </Alert>
  );
}
