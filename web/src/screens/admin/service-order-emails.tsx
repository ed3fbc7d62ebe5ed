import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { MailLog } from "#features/mail/log/mail-log.tsx";
import { MailTabs, mailTabOf } from "#features/mail/templates/mail-tabs.tsx";
import { Templates } from "#features/mail/templates/templates.tsx";
import { Page } from "#ui/layout/page.tsx";
import { useAddress } from "#ui/table/use-address.ts";

/** The mails about orders: what they say, to whom they go, and what became of each. */
export function ServiceOrderEmails() {
  const { search } = useAddress();
  const tab = mailTabOf(search);
  const readsText = roleOf(useAuth().user) === "admin";

  return (
    <Page fill={tab === "log"} title={t("orders.emailTemplates")}>
      <MailTabs selected={tab} />
      <Box
        role="tabpanel"
        id="mail-panel"
        aria-labelledby={`tab-${tab}`}
        sx={{ flexGrow: 1, minHeight: 0, minWidth: 0, display: "flex", flexDirection: "column", gap: 2 }}
      >
        {tab === "log" ? <MailLog readsText={readsText} /> : <Templates />}
      </Box>
    </Page>
  );
}
