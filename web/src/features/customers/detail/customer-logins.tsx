import { t } from "@boresight/domain/texts/text";
import { namedCompany } from "@boresight/domain/accounts/named-company";
import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { customerName } from "#records/customer-name.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import LinkOffOutlined from "~icons/ic/outline-link-off";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { MenuRow } from "#ui/table/menu-row.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useVerb } from "#records/use-verb.ts";

const InviteLoginDialog = lazyPart(async () => (await import("./invite-login-dialog.tsx")).InviteLoginDialog);

export const CustomerLogins = graphql(`
  query CustomerLogins($id: UUID!) {
    customer(id: $id) {
      ...CustomerName
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
        metadata
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
  const { link, unlink } = useLinking({ id, company: data?.customer ? customerName(data.customer) : "" });
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
              <LoginRow
                key={loginId}
                login={{ id: loginId, displayName, email }}
                disabled={disabled}
                onUnlink={unlink}
              />
            ))}
          </RowList>
        </SectionCard>
      )}
      {waiting.length > 0 && (
        <SectionCard title={t("customers.waitingLogins")} flush>
          <RowList label={t("customers.waitingLogins")}>
            {waiting.map((login) => (
              <ListRow
                key={login.id}
                main={login.displayName}
                second={[login.email, typedCompany(login)].filter(Boolean).join(" · ")}
                end={t("customers.link")}
                onClick={() => void link(login)}
              />
            ))}
          </RowList>
        </SectionCard>
      )}
      <Suspense>{isInviting && <InviteLoginDialog customerId={id} onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}

interface LoginRowProps {
  login: Login;
  disabled: boolean;
  onUnlink: (login: Login) => Promise<void>;
}

function LoginRow({ login, disabled, onUnlink }: LoginRowProps) {
  const { displayName, email } = login;

  return (
    <MenuRow
      main={
        <Link component={RouteLink} to="/admin/users" search={{ search: email ?? displayName }}>
          {displayName}
        </Link>
      }
      second={[email, disabled && t("customers.disabled")].filter(Boolean).join(" · ")}
      label={t("base.actionsForName", { name: displayName })}
      actions={[
        {
          label: t("accounts.unlink"),
          icon: LinkOffOutlined,
          run: () => void onUnlink(login),
        },
      ]}
    />
  );
}

interface Login {
  id: string;
  displayName: string;
  email: string | null;
  metadata?: unknown;
}

function typedCompany({ metadata }: Pick<Login, "metadata">): string {
  const company = namedCompany(metadata);
  return company && t("accounts.companyAsTyped", { company });
}

/** Both ask first, with the names of both: whoever is linked sees the customer's orders and invoices. */
function useLinking({ id: customerId, company }: { id: string; company: string }) {
  const [change] = useMutation(LinkLogin, { refetchQueries: [CustomerLogins] });
  const confirm = useConfirm();
  const { run } = useVerb();
  const about = ({ displayName, email, ...login }: Login) => ({
    name: [displayName, email, typedCompany(login)].filter(Boolean).join(" · "),
    company,
  });

  return {
    link: async (login: Login) => {
      if (!(await confirm(t("customers.linkQuestion", about(login))))) return;
      await run(
        () => change({ variables: { input: { id: login.id, customerId } } }),
        t("customers.nameIsLinked", { name: login.displayName }),
      );
    },
    unlink: async (login: Login) => {
      if (!(await confirm(t("customers.unlinkQuestion", about(login))))) return;
      await run(
        () => change({ variables: { input: { id: login.id, customerId: null } } }),
        t("accounts.nameofIsUnlinked", { name: login.displayName }),
      );
    },
  };
}
