import { RichText } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MarkEmailUnreadOutlined from "~icons/ic/outline-mark-email-unread";
import { useState } from "react";
import { VisitorPage } from "./visitor-page.tsx";
import { BackLink } from "./back-link.tsx";

interface OpenYourMailProps {
  email: string;
  /** Says that the email was sent: a text with the slot `email`. */
  lead: string;
  onAgain: () => Promise<unknown>;
}

/** Asks the person to continue in their mailbox. */
export function OpenYourMail({ email, lead, onAgain }: OpenYourMailProps) {
  const [state, setState] = useState<"waiting" | "sending" | "sent">("waiting");
  const again = async () => {
    setState("sending");
    await onAgain();
    setState("sent");
  };

  return (
    <VisitorPage title={t("accounts.openYourMail")} lead={<RichText text={lead} email={<strong>{email}</strong>} />}>
      <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
        <Box
          sx={{
            display: "grid",
            placeItems: "center",
            width: 56,
            height: 56,
            borderRadius: "50%",
            bgcolor: "tone.teal.soft",
            color: "tone.teal.text",
          }}
        >
          <MarkEmailUnreadOutlined aria-hidden />
        </Box>
        {state === "sent" && <Alert severity="success">{t("accounts.sentAgain")}</Alert>}
        <Button variant="outlined" loading={state === "sending"} onClick={() => void again()}>
          {t("base.sendAgain")}
        </Button>
      </Box>
      <BackLink />
    </VisitorPage>
  );
}
