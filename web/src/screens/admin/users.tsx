import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import PersonAddOutlined from "~icons/ic/outline-person-add";
import { Suspense, useCallback, useMemo, useState } from "react";
import type { AskAboutUser } from "#features/accounts/users/use-user-actions.ts";
import { UserCard } from "#features/accounts/users/user-card.tsx";
import { userColumns } from "#features/accounts/users/user-columns.tsx";
import { UserRow } from "#features/accounts/users/user-row.ts";
import { UserSheet } from "#features/accounts/users/user-sheet.tsx";
import { UserViewChips } from "#features/accounts/users/user-view-chips.tsx";
import { userViewOf, usersIn } from "#features/accounts/users/user-views.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { UserOrderBy, UserRowFragment } from "#graphql/graphql.ts";
import { listOrder, useListPage } from "#records/use-list-page.ts";
import { NoRows } from "#ui/table/no-rows.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const InviteUserDialog = lazyPart(
  async () => (await import("#features/accounts/users/invite-user-dialog.tsx")).InviteUserDialog,
);
const LinkDialog = lazyPart(async () => (await import("#features/accounts/users/link-dialog.tsx")).LinkDialog);
const SecondFactorDialog = lazyPart(
  async () => (await import("#features/accounts/users/second-factor-dialog.tsx")).SecondFactorDialog,
);
const RoleDialog = lazyPart(async () => (await import("#features/accounts/users/role-dialog.tsx")).RoleDialog);

const UsersPage = graphql(`
  query UsersPage($first: Int!, $offset: Int!, $orderBy: [UserOrderBy!], $filter: UserFilter) {
    users(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...UserRow
      }
    }
  }
`);

const orderBy = listOrder<UserOrderBy>(
  {
    displayName: { asc: "DISPLAY_NAME_ASC", desc: "DISPLAY_NAME_DESC" },
    defaultRole: { asc: "DEFAULT_ROLE_ASC", desc: "DEFAULT_ROLE_DESC" },
    lastSeenAt: { asc: "LAST_SEEN_AT_ASC", desc: "LAST_SEEN_AT_DESC" },
    createdAt: { asc: "CREATED_AT_ASC", desc: "CREATED_AT_DESC" },
  },
  "DISPLAY_NAME_ASC",
);

const card = (user: UserRowFragment) => <UserCard user={user} />;
const filterNames = ["search", "view"] as const;

type Question = { kind: "link" | "role" | "secondFactor"; user: UserRowFragment } | { kind: "invite" };

/** Who may sign in, as what, and for whom. */
export function Users() {
  const [question, setQuestion] = useState<Question | null>(null);
  const onAsk = useCallback<AskAboutUser>((kind, user) => setQuestion({ kind, user }), []);
  const columns = useMemo(() => userColumns(onAsk), [onAsk]);
  const { table, rows, total, search, change } = useListPage(UsersPage, {
    variables: ({ sort, search, ...page }) => ({
      ...page,
      orderBy: orderBy(sort),
      filter: usersIn(userViewOf(search), search),
    }),
    page: ({ users }) => users,
    read: (row) => readFragment(UserRow, row),
  });
  useFetchedWhenIdle(InviteUserDialog);
  useFetchedWhenIdle(LinkDialog);
  useFetchedWhenIdle(RoleDialog);
  useFetchedWhenIdle(SecondFactorDialog);
  const opened = rows?.find(({ id }) => id === search["user"]) ?? null;

  return (
    <Page
      fill
      title={t("accounts.users")}
      aside={total}
      actions={
        <Button variant="contained" startIcon={<PersonAddOutlined />} onClick={() => setQuestion({ kind: "invite" })}>
          {t("base.invite")}
        </Button>
      }
    >
      <UserViewChips />
      <SearchField
        label={t("accounts.searchUsers")}
        value={search["search"] ?? ""}
        onSearch={(typed) => change({ search: typed, page: undefined })}
      />
      <PagedTable
        label={t("accounts.users")}
        columns={columns}
        {...table}
        card={card}
        onOpen={({ id }) => change({ user: id })}
        empty={
          <NoRows of={t("base.listUsers")} filterNames={filterNames}>
            {t("accounts.everybodyWhoMaySignInStands")}
          </NoRows>
        }
      />
      <UserSheet user={opened} onAsk={onAsk} onClose={() => change({ user: undefined })} />
      <Suspense>
        <UserQuestion
          question={search["new"] ? { kind: "invite" } : question}
          onClose={() => {
            setQuestion(null);
            if (search["new"]) change({ new: undefined });
          }}
        />
      </Suspense>
    </Page>
  );
}

function UserQuestion({ question, onClose }: { question: Question | null; onClose: () => void }) {
  if (!question) return null;
  if (question.kind === "invite") return <InviteUserDialog onClose={onClose} />;
  const AskAbout = { link: LinkDialog, role: RoleDialog, secondFactor: SecondFactorDialog }[question.kind];

  return <AskAbout user={question.user} onClose={onClose} />;
}
