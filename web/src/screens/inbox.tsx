import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import ArrowBack from "~icons/ic/baseline-arrow-back";
import { useAuth } from "#auth/use-auth.ts";
import type { ConversationPageProps } from "#features/inbox/conversation/conversation-page.tsx";
import { ConversationList, listQueries } from "#features/inbox/list/conversation-list.tsx";
import { useInboxChanges } from "#features/inbox/use-inbox-state.ts";
import { mirrored } from "#ui/icons/mirrored.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { Page } from "#ui/layout/page.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useDisplay } from "#ui/theme/use-display.ts";

const SentFiles = lazyPart(async () => (await import("#features/files/messages/sent-files.tsx")).SentFiles);
const AttachFiles = lazyPart(async () => (await import("#features/files/messages/attach-files.tsx")).AttachFiles);
const ConversationPage = lazyPart(
  async () => (await import("#features/inbox/conversation/conversation-page.tsx")).ConversationPage,
);

/** What an open conversation reads again when one has changed. */
const conversationQueries = ["ConversationPage"];

/** The list of conversations and, beside it, the one that is open; on a phone one after the other. */
export function Inbox() {
  const { search, change } = useAddress();
  const userId = useAuth().user?.id;
  const { isMobile } = useDisplay();
  const current = search["conversation"];
  const showsList = !isMobile || !current;
  useInboxChanges([...(showsList ? listQueries : []), ...(current ? conversationQueries : [])]);
  useFetchedWhenIdle(ConversationPage);
  useFetchedWhenIdle(AttachFiles);
  const leave = () => change({ conversation: undefined });
  if (!userId) return null;
  const open = current && (
    <Suspense fallback={<ListSkeleton rows={6} />}>
      <ConversationPage id={current} renderFiles={renderFiles} renderAttaching={renderAttaching} onLeave={leave} />
    </Suspense>
  );

  return (
    <Page fill title={t("inbox.inbox")} actions={isMobile && current && <BackButton onLeave={leave} />}>
      <Box sx={columns}>
        {showsList && <ConversationList userId={userId} current={current} />}
        {open}
        {!open && !isMobile && (
          <BlankState kind="empty" title={t("inbox.conversation")}>
            {t("inbox.chooseConversation")}
          </BlankState>
        )}
      </Box>
    </Page>
  );
}

const renderFiles: ConversationPageProps["renderFiles"] = (files) => (
  <Suspense>
    <SentFiles files={files} />
  </Suspense>
);

/** Nothing stands in for the field until its part is here: what replaced it would take the words that are being typed. */
const renderAttaching: ConversationPageProps["renderAttaching"] = (attaching) => <AttachFiles {...attaching} />;

function BackButton({ onLeave }: { onLeave: () => void }) {
  return (
    <Button startIcon={<ArrowBack sx={mirrored} />} onClick={onLeave}>
      {t("inbox.backToInbox")}
    </Button>
  );
}

const columns = {
  flexGrow: 1,
  minHeight: 0,
  display: "grid",
  gap: 4,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(280px, 340px) minmax(0, 1fr)" },
};
