import { t } from "@boresight/domain/texts/text";
import type { MessageRowFragment } from "#graphql/graphql.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { templateWord } from "#features/mail/mail-words.ts";
import { phoneWords } from "#ui/text/phone-text.tsx";
import { MessageStatus } from "./message-status.tsx";
import { onceWords } from "./message-words.ts";

type Column = TableColumn<MessageRowFragment>;

const mail: Column = {
  field: "template",
  header: t("mail.mail"),
  flex: 2,
  minWidth: 240,
  sortable: true,
  show: ({ template, subject }) => <TwoLines main={templateWord(template)} second={subject} />,
};

const recipient: Column = {
  field: "recipient",
  header: t("base.to"),
  flex: 1.4,
  minWidth: 180,
  sortable: true,
  show: ({ recipient: address }) => <bdi dir="ltr">{phoneWords(address)}</bdi>,
};

const order: Column = {
  field: "serviceOrder",
  header: t("base.order"),
  flex: 0.7,
  minWidth: 110,
  show: ({ serviceOrder }) => <bdi>{serviceOrder?.internalOrderNumber ?? "–"}</bdi>,
};

const status: Column = {
  field: "status",
  header: t("base.status"),
  flex: 0.9,
  minWidth: 140,
  sortable: true,
  show: (message) => <MessageStatus status={message.status} />,
};

const once: Column = {
  field: "repeats",
  header: t("base.note"),
  flex: 1.4,
  minWidth: 160,
  show: (message) => <TwoLines main={message.error || onceWords(message)} />,
};

const created: Column = {
  field: "createdAt",
  header: t("base.when"),
  flex: 0.8,
  minWidth: 120,
  sortable: true,
  show: ({ createdAt }) => <RelativeTime moment={createdAt} />,
};

export const messageColumns: readonly Column[] = [mail, recipient, order, status, once, created];
