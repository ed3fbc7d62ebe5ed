import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { MailTabs, mailTabOf } from "#features/mail/templates/mail-tabs.tsx";
import { Templates } from "#features/mail/templates/templates.tsx";
import { Page } from "#ui/layout/page.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Suspense } from "react";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const MailBanner = lazyPart(async () => (await import("#features/settings/mail/mail-banner.tsx")).MailBanner);
const MailLog = lazyPart(async () => (await import("#features/mail/log/mail-log.tsx")).MailLog);

/** The mails about orders: what they say, to whom they go, and what became of each. */
export function ServiceOrderEmails() {
  const { search } = useAddress();
  const tab = mailTabOf(search);
  useFetchedWhenIdle(MailLog);
  const readsText = roleOf(useAuth().user) === "admin";

  return (
    <Page fill={tab === "log"} title={t("orders.emailTemplates")}>
      {readsText && (
        <Suspense>
          <MailBanner />
        </Suspense>
      )}
      <MailTabs selected={tab} />
      <Box
        role="tabpanel"
        id="mail-panel"
        aria-labelledby={`tab-${tab}`}
        sx={{ flexGrow: 1, minHeight: 0, minWidth: 0, display: "flex", flexDirection: "column", gap: 2 }}
      >
        <Suspense fallback={<ListSkeleton rows={8} />}>
          {tab === "log" ? <MailLog readsText={readsText} /> : <Templates />}
        </Suspense>
      </Box>
    </Page>
  );
}
