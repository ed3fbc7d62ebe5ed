import { t } from "@boresight/domain/texts/text";
import type { UserRowFragment } from "#graphql/graphql.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { type AskAboutUser, useUserActions } from "./use-user-actions.ts";
import { UserName } from "./user-name.tsx";
import { UserState } from "./user-state.tsx";
import { customerOf } from "./user-words.ts";
import { RowMenu } from "#ui/table/row-menu.tsx";

type Column = TableColumn<UserRowFragment>;

const name: Column = {
  field: "displayName",
  header: t("base.person"),
  flex: 2,
  minWidth: 220,
  sortable: true,
  show: (user) => <UserName user={user} />,
};

const state: Column = {
  field: "defaultRole",
  header: t("accounts.role"),
  flex: 1,
  minWidth: 150,
  sortable: true,
  show: (user) => <UserState user={user} />,
};

const customer: Column = {
  field: "customer",
  header: t("base.customer"),
  flex: 1.4,
  minWidth: 160,
  show: (user) => customerOf(user) ?? "–",
};

const seen: Column = {
  field: "lastSeenAt",
  header: t("accounts.lastSeen"),
  flex: 0.8,
  minWidth: 120,
  sortable: true,
  show: ({ lastSeenAt }) => (lastSeenAt ? <RelativeTime moment={lastSeenAt} /> : t("accounts.never")),
};

const since: Column = {
  field: "createdAt",
  header: t("accounts.since"),
  flex: 0.8,
  minWidth: 120,
  sortable: true,
  show: ({ createdAt }) => <RelativeTime moment={createdAt} />,
};

/** `onAsk` is called with the dialog that a row's menu opens. */
export const userColumns = (onAsk: AskAboutUser): readonly Column[] => [
  name,
  state,
  customer,
  seen,
  since,
  { field: "menu", header: "", minWidth: 56, align: "right", show: (user) => <UserMenu user={user} onAsk={onAsk} /> },
];

function UserMenu({ user, onAsk }: { user: UserRowFragment; onAsk: AskAboutUser }) {
  return (
    <RowMenu
      label={t("accounts.actionsForDisplayname", { displayName: user.displayName })}
      actions={useUserActions(user, onAsk)}
    />
  );
}
