import { t } from "@boresight/domain/texts/text";
import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useVerb } from "#records/use-verb.ts";

const InviteLoginDialog = lazyPart(async () => (await import("./invite-login-dialog.tsx")).InviteLoginDialog);

export const CustomerLogins = graphql(`
  query CustomerLogins($id: UUID!) {
    customer(id: $id) {
      id
      logins(first: 50, orderBy: DISPLAY_NAME_ASC) {
        nodes {
          id
          displayName
          email
          disabled
        }
      }
    }
    waiting: users(first: 20, orderBy: CREATED_AT_DESC, filter: { defaultRole: { equalTo: "user" } }) {
      nodes {
        id
        displayName
        email
      }
    }
  }
`);
const LinkLogin = graphql(`
  mutation LinkLogin($input: LinkUserToCustomerInput!) {
    linkUserToCustomer(input: $input) {
      user {
        id
      }
    }
  }
`);

/** Who signs in for this customer, and the logins that wait to be linked to one. */
export function LoginsOfCustomer({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(CustomerLogins, { variables: { id }, fetchPolicy: "cache-and-network" });
  const [isInviting, setInviting] = useState(false);
  const [link] = useMutation(LinkLogin, { refetchQueries: [CustomerLogins] });
  const { run } = useVerb();
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={6} />;
  const [logins, waiting] = [rowsOf(data.customer?.logins), rowsOf(data.waiting)];
  const invite = (
    <Button size="small" onClick={() => setInviting(true)}>
      {t("customers.inviteALogin")}
    </Button>
  );

  return (
    <>
      {logins.length === 0 ? (
        <BlankState dense kind="empty" title={t("customers.noLoginsYet")} action={invite}>
          {t("customers.aLoginSeesOrders")}
        </BlankState>
      ) : (
        <SectionCard title={t("customers.logins")} flush aside={invite}>
          <RowList label={t("customers.logins")}>
            {logins.map(({ id: loginId, displayName, email, disabled }) => (
              <ListRow
                key={loginId}
                link={{ to: "/admin/users", search: { search: email ?? displayName } }}
                main={displayName}
                second={email}
                end={disabled && t("customers.disabled")}
              />
            ))}
          </RowList>
        </SectionCard>
      )}
      {waiting.length > 0 && (
        <SectionCard title={t("customers.waitingLogins")} flush>
          <RowList label={t("customers.waitingLogins")}>
            {waiting.map(({ id: loginId, displayName, email }) => (
              <ListRow
                key={loginId}
                main={displayName}
                second={email}
                end={t("customers.link")}
                onClick={() =>
                  void run(
                    () => link({ variables: { input: { id: loginId, customerId: id } } }),
                    t("customers.nameIsLinked", { name: displayName }),
                  )
                }
              />
            ))}
          </RowList>
        </SectionCard>
      )}
      <Suspense>{isInviting && <InviteLoginDialog customerId={id} onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}
