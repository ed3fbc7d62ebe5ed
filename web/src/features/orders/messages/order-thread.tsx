import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useQueuedActions } from "#data/offline/use-offline.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { useKeptWriting } from "#data/use-kept-writing.ts";
import { graphql } from "#graphql/gql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { MessageComposer } from "./message-composer.tsx";
import type { MessageFiles } from "./message-files.ts";
import { queuedMessages } from "./queued-messages.ts";
import { ThreadMessage } from "./thread-message.tsx";
import { useReadMessages } from "./use-read-messages.ts";
import { useSentFiles, type SentFile } from "./use-sent-files.ts";

const OrderThreadFields = graphql(`
  fragment OrderThread on ServiceOrder {
    id
    unreadMessages
    orderMessages(first: 100, orderBy: CREATED_AT_DESC) {
      totalCount
      nodes {
        id
        body
        authorName
        fromCustomer
        createdAt
        isInternal @include(if: $staff)
        fileCount
      }
    }
  }
`);

const threads = [
  { value: "shop", label: t("base.customer") },
  { value: "staff", label: t("base.internal") },
];

interface OrderThreadProps {
  order: FragmentType<typeof OrderThreadFields>;
  messageFiles: MessageFiles;
}

/** The messages on the order: with the shop, and internal ones among staff. */
export function OrderThread({ order, messageFiles }: OrderThreadProps) {
  const { user } = useAuth();
  const staff = isStaff(roleOf(user));
  const { id, orderMessages, unreadMessages } = readFragment(OrderThreadFields, order);
  const sent = rowsOf(orderMessages);
  const [thread, setThread] = useState(() => firstThread(roleOf(user), sent, unreadMessages));
  const internal = thread === "staff";
  const kept = useKeptWriting(`message ${id} ${thread}`);
  const waiting = queuedMessages(useQueuedActions(id), user?.displayName ?? "", !staff);
  const filesBySent = useSentFiles(sent, staff);
  const messages = [...waiting, ...sent].filter((one) => (one.isInternal ?? false) === internal);
  useReadMessages({ orderId: id, isInternal: internal, unread: unreadMessages, newest: messages[0]?.id });
  const list = useLatestInView(`${messages.length} ${filesBySent.size}`);
  const filesOf = (message: (typeof messages)[number]) => {
    if ("fileIds" in message) return message.fileIds.length > 0 && messageFiles.renderWaiting(message.fileIds);
    return message.fileCount > 0 && sentFiles(message.fileCount, filesBySent.get(message.id), messageFiles);
  };

  return (
    <SectionCard
      title={t("base.messages")}
      aside={
        staff && <SegmentedChoice label={t("orders.thread")} value={thread} choices={threads} onChoose={setThread} />
      }
    >
      <Box sx={{ display: "grid", gap: 3 }}>
        {messages.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {internal ? t("orders.noInternalNotesYet") : t("orders.noMessagesYet")}
          </Typography>
        ) : (
          <Box
            ref={list}
            component="ol"
            aria-label={internal ? t("orders.internalMessages") : t("base.messages")}
            tabIndex={0}
            sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2, maxHeight: 360, overflowY: "auto" }}
          >
            {messages.toReversed().map((message) => (
              <ThreadMessage key={message.id} message={message} own={message.fromCustomer !== staff}>
                {filesOf(message)}
              </ThreadMessage>
            ))}
          </Box>
        )}
        <MessageComposer key={thread} orderId={id} {...{ internal, staff, messageFiles, kept }} />
      </Box>
    </SectionCard>
  );
}

/** Technicians write to colleagues, unless the customer was the last to write and waits for somebody to read it. */
function firstThread(role: string | null, [newest]: readonly { fromCustomer: boolean }[], unread: number): string {
  return role === "technician" && !(unread > 0 && newest?.fromCustomer) ? "staff" : "shop";
}

/** Scrolls to the end of the list when this changes. */
function useLatestInView(shown: string) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef("");
  useEffect(() => {
    if (!list.current || before.current === shown) return;
    before.current = shown;
    list.current.scrollTop = list.current.scrollHeight;
  });
  return list;
}

/** Before they are loaded, and without a network, how many there are. */
function sentFiles(count: number, files: readonly SentFile[] | undefined, { renderSent }: MessageFiles): ReactNode {
  if (!files) return <Aside>{t("base.countFiles", { count })}</Aside>;
  const gone = count - files.length;

  return (
    <>
      {files.length > 0 && renderSent(files)}
      {gone > 0 && <Aside>{t("orders.filesGone", { count: gone })}</Aside>}
    </>
  );
}

function Aside({ children }: { children: string }) {
  return (
    <Typography variant="caption" color="textSecondary">
      {children}
    </Typography>
  );
}
