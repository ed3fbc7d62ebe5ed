import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { MarkEmailUnreadOutlined } from "#ui/icons/mark-email-unread-outlined.ts";
import { useState } from "react";
import { VisitorPage } from "./visitor-page.tsx";
import { BackLink } from "./back-link.tsx";

interface OpenYourMailProps {
  email: string;
  /** What the link in the email does, such as "sign in". */
  what: string;
  onAgain: () => Promise<unknown>;
}

/** Tells the person to continue in their mailbox. */
export function OpenYourMail({ email, what, onAgain }: OpenYourMailProps) {
  const [state, setState] = useState<"waiting" | "sending" | "sent">("waiting");
  const again = async () => {
    setState("sending");
    await onAgain();
    setState("sent");
  };

  return (
    <VisitorPage
      title={t("accounts.openYourMail")}
      lead={
        <>
          We sent a link to <strong>{email}</strong>. Follow it to {what}.
        </>
      }
    >
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
        {state === "sent" && <Alert severity="success">{t("accounts.sentAgainItMayTakeA")}</Alert>}
        <Button variant="outlined" loading={state === "sending"} onClick={() => void again()}>
          {t("accounts.sendItAgain")}
        </Button>
      </Box>
      <BackLink />
    </VisitorPage>
  );
}
