import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, type ReactNode } from "react";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { ConversationHeadFragment, SaidFragment } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { formatMoment } from "#ui/time/times.ts";
import { nameOfOtherEnd } from "../other-end.ts";
import { AnswerForm, type RenderAttaching } from "./answer-form.tsx";
import { ConversationAbout } from "./conversation-about.tsx";
import { ConversationActions } from "./conversation-actions.tsx";
import { ConversationHead, SaidFields } from "./conversation.fragment.ts";
import { SaidMessage } from "./said-message.tsx";
import { saidIn, type SaidEntry } from "./said.ts";
import { useConversationVerbs } from "./use-conversation-verbs.ts";

const ConversationPageQuery = graphql(`
  query ConversationPage($id: UUID!, $staff: Boolean!) {
    conversation(id: $id) {
      id
      ...ConversationHead
      ...ConversationAbout
      ...Said
    }
  }
`);

export interface ConversationPageProps {
  id: string;
  /** Renders the files of a message: features never import each other. */
  renderFiles: (files: SaidEntry["files"]) => ReactNode;
  /** Renders the answer's parts with the ways to attach files. */
  renderAttaching: RenderAttaching;
  onLeave: () => void;
}

/** A conversation with what was said by all ways, the answer, and what it is about. */
export function ConversationPage({ id, renderFiles, renderAttaching, onLeave }: ConversationPageProps) {
  const { data, error, refetch } = useQuery(ConversationPageQuery, {
    variables: { id, staff: true },
    fetchPolicy: "cache-and-network",
  });
  const conversation = data?.conversation;
  if (error && !conversation) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ConversationSkeleton />;
  if (!conversation) return <ConversationGone onLeave={onLeave} />;
  const head = readFragment(ConversationHead, conversation);

  return (
    <Box sx={columns}>
      <Box component="section" aria-label={t("inbox.conversation")} sx={working}>
        <Header conversation={head} onLeave={onLeave} />
        <Thread said={readFragment(SaidFields, conversation)} renderFiles={renderFiles} />
        <AnswerForm key={id} conversation={head} renderAttaching={renderAttaching} />
      </Box>
      <Box sx={{ minWidth: 0, overflowY: { lg: "auto" } }}>
        <ConversationAbout conversation={conversation} />
      </Box>
      <ReadMark conversation={head} />
    </Box>
  );
}

function Header({ conversation, onLeave }: { conversation: ConversationHeadFragment; onLeave: () => void }) {
  const { subject, snoozedUntil } = conversation;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2">
          <bdi>{nameOfOtherEnd(conversation)}</bdi>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div" dir="auto">
          {snoozedUntil ? t("inbox.snoozedUntil", { moment: formatMoment(snoozedUntil) }) : subject}
        </Typography>
      </Box>
      <ConversationActions conversation={conversation} onLeave={onLeave} />
    </Box>
  );
}

interface ThreadProps {
  said: SaidFragment;
  renderFiles: ConversationPageProps["renderFiles"];
}

function Thread({ said, renderFiles }: ThreadProps) {
  const entries = saidIn(said);
  const list = useRef<HTMLOListElement>(null);
  const newest = entries.at(-1)?.id;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!list.current || before.current === newest) return;
    before.current = newest;
    list.current.scrollTop = list.current.scrollHeight;
  });
  if (entries.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
        {t("inbox.nothingSaid")}
      </Typography>
    );
  }

  return (
    <Box ref={list} component="ol" aria-label={t("inbox.messages")} tabIndex={0} sx={thread}>
      {entries.map((entry, at) => (
        <SaidMessage key={entry.id} entry={entry} subjectBefore={entries[at - 1]?.subject ?? ""}>
          {entry.files.length > 0 && renderFiles(entry.files)}
        </SaidMessage>
      ))}
    </Box>
  );
}

/** Whoever looks at a conversation has read it, what comes while it is on the screen too. */
function ReadMark({ conversation }: { conversation: ConversationHeadFragment }) {
  const { id, isUnread, lastSaidAt } = conversation;
  const { markRead } = useConversationVerbs(conversation);
  const latest = useRef(markRead);
  useEffect(() => {
    latest.current = markRead;
  });
  const noted = useRef("");
  const shown = `${id} ${lastSaidAt}`;
  useEffect(() => {
    if (!isUnread || noted.current === shown) return undefined; // Somebody may want it to stay unread.
    const note = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", note);
      noted.current = shown;
      latest.current();
    };
    document.addEventListener("visibilitychange", note);
    note();
    return () => document.removeEventListener("visibilitychange", note);
  }, [isUnread, shown]);
  return null;
}

function ConversationGone({ onLeave }: { onLeave: () => void }) {
  return (
    <BlankState
      kind="noMatch"
      title={t("inbox.conversationGone")}
      action={
        <Button variant="outlined" onClick={onLeave}>
          {t("inbox.backToInbox")}
        </Button>
      }
    />
  );
}

const ConversationSkeleton = () => (
  <Box aria-hidden sx={{ display: "grid", gap: 3 }}>
    <Skeleton variant="rounded" height={44} />
    <Skeleton variant="rounded" height={320} />
    <Skeleton variant="rounded" height={120} />
  </Box>
);

const columns = {
  display: "grid",
  gap: 4,
  height: { lg: "100%" },
  minHeight: 0,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 300px" },
};

const working = { display: "flex", flexDirection: "column", gap: 3, minHeight: 0, minWidth: 0 };

const thread = {
  flexGrow: 1,
  m: 0,
  p: 0,
  minHeight: 160,
  listStyle: "none",
  display: "flex",
  flexDirection: "column",
  gap: 3,
  overflowY: { lg: "auto" },
};
