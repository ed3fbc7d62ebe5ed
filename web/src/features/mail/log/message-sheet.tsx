import { t } from "@boresight/domain/texts/text";
import { useMutation, useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import ReplayOutlined from "~icons/ic/outline-replay";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { MessageRowFragment } from "#graphql/graphql.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { MailFrame } from "#ui/text/mail-frame.tsx";
import { templateWord } from "#features/mail/mail-words.ts";
import { LoadError } from "#records/load-error.tsx";
import { useVerb } from "#records/use-verb.ts";
import { phoneWords } from "#ui/text/phone-text.tsx";
import { MessageRow } from "./message-row.ts";
import { MessageStatus } from "./message-status.tsx";
import { canRetry, onceWords } from "./message-words.ts";

const MessageInSheet = graphql(`
  query MessageInSheet($id: UUID!, $admin: Boolean!) {
    message(id: $id) {
      id
      ...MessageRow
      body @include(if: $admin)
    }
  }
`);

const RetryMessage = graphql(`
  mutation RetryMessage($input: RetryMessageInput!) {
    retryMessage(input: $input) {
      message {
        id
        ...MessageRow
      }
    }
  }
`);

interface MessageSheetProps {
  /** Null when closed. */
  id: string | null;
  /** Technicians see that an email was sent, not its text, which may contain prices. */
  readsText: boolean;
  onClose: () => void;
}

/** One message: its delivery status and its content. */
export function MessageSheet({ id, readsText, onClose }: MessageSheetProps) {
  return (
    <Sheet title={t("base.email")} width={640} open={id !== null} onClose={onClose}>
      {id !== null && <KnownMessage id={id} readsText={readsText} />}
    </Sheet>
  );
}

function KnownMessage({ id, readsText }: { id: string; readsText: boolean }) {
  const variables = { id, admin: readsText };
  const { data, error, refetch } = useQuery(MessageInSheet, { variables, fetchPolicy: "cache-and-network" });
  const message = readFragment(MessageRow, data?.message);
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <Skeleton height={320} sx={{ mx: 6 }} />;
  if (!message) return <BlankState kind="noMatch" title={t("mail.thisMailIsNotThere")} dense />;
  const body = data.message?.body;

  return (
    <Box sx={{ overflowY: "auto", px: 6, pb: 6, display: "grid", gap: 4, alignContent: "start" }}>
      <MessageDetails message={message} />
      {message.error && (
        <Alert severity={message.status === "queued" ? "warning" : "error"} sx={{ overflowWrap: "anywhere" }}>
          {message.error}
        </Alert>
      )}
      {canRetry(message) && <RetryButton id={id} />}
      {body && <MailFrame title={t("mail.theEmail")} html={body} />}
    </Box>
  );
}

function MessageDetails({ message }: { message: MessageRowFragment }) {
  const { template, recipient, subject, status, attempts, createdAt, sentAt, serviceOrder } = message;
  const details = [
    { label: t("base.status"), value: <MessageStatus status={status} /> },
    { label: t("mail.mail"), value: templateWord(template) },
    { label: t("mail.subject"), value: subject && <bdi>{subject}</bdi> },
    { label: t("base.to"), value: <bdi dir="ltr">{phoneWords(recipient)}</bdi> },
    {
      label: t("base.order"),
      value: serviceOrder && (
        <RouteLink to={`/service-orders/${serviceOrder.id}`}>{serviceOrder.internalOrderNumber}</RouteLink>
      ),
    },
    { label: t("mail.written"), value: <RelativeTime moment={createdAt} /> },
    { label: t("base.sent"), value: sentAt && <RelativeTime moment={sentAt} /> },
    { label: t("documents.attempts"), value: String(attempts) },
    { label: t("mail.once"), value: onceWords(message) },
  ];

  return <DetailsList details={details} />;
}

function RetryButton({ id }: { id: string }) {
  const [retry, { loading }] = useMutation(RetryMessage);
  const { run } = useVerb();
  const send = async () => {
    await run(() => retry({ variables: { input: { id } } }), t("mail.theEmailIsSentAgain"));
  };

  return (
    <Box>
      <Button variant="contained" startIcon={<ReplayOutlined />} loading={loading} onClick={() => void send()}>
        {t("base.sendAgain")}
      </Button>
    </Box>
  );
}
