import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import { Suspense, useState, type ReactNode } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import type { CustomerHeadFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import BlockOutlined from "~icons/ic/outline-block";
import ArchiveOutlined from "~icons/ic/outline-archive";
import UnarchiveOutlined from "~icons/ic/outline-unarchive";
import GroupsOutlined from "~icons/ic/outline-groups";
import Check from "~icons/ic/baseline-check";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import { useSetHold } from "./use-set-hold.ts";

const HoldDialog = lazyPart(async () => (await import("./hold-dialog.tsx")).HoldDialog);
const MergeDialog = lazyPart(async () => (await import("./merge-dialog.tsx")).MergeDialog);

const ArchiveCustomer = graphql(`
  mutation ArchiveCustomer($input: CustomerVersionInput!, $admin: Boolean!) {
    archiveCustomer(input: $input) {
      customer {
        id
        ...CustomerHead
      }
    }
  }
`);
const RestoreCustomer = graphql(`
  mutation RestoreCustomer($input: CustomerVersionInput!, $admin: Boolean!) {
    restoreCustomer(input: $input) {
      customer {
        id
        ...CustomerHead
      }
    }
  }
`);

interface CustomerHeadProps {
  customer: CustomerHeadFragment;
}

/** What admins can do with a customer in addition to editing it. */
export function CustomerActions({ customer }: CustomerHeadProps) {
  const { id, version, status } = customer;
  const isAdmin = roleOf(useAuth().user) === "admin";
  const { search, change } = useAddress();
  // The list of likely duplicates leads here, with the other one in the address.
  const [asked, setAsked] = useState<"hold" | "merge" | null>(search["merge"] === undefined ? null : "merge");
  const closeMerge = () => {
    setAsked(null);
    if (search["merge"] !== undefined) change({ merge: undefined });
  };
  const [archive] = useMutation(ArchiveCustomer);
  const [restore] = useMutation(RestoreCustomer);
  const setHold = useSetHold();
  const confirm = useConfirm();
  const { run } = useVerb({ stale: ["customer-changed"] });
  if (!isAdmin || customer.mergedInto) return null;
  const variables = { input: { id, version }, admin: true };
  const archiveIt = async () => {
    if (await confirm(t("customers.archiveQuestion", { name: customerName(customer) })))
      await run(() => archive({ variables }), t("customers.isArchived"));
  };
  const hold: RowAction =
    status === "onHold"
      ? {
          label: t("customers.endHold"),
          icon: Check,
          run: () => void run(() => setHold(id, version, null), t("customers.holdEnded")),
        }
      : { label: t("customers.putOnHold"), icon: BlockOutlined, run: () => setAsked("hold") };
  const actions: RowAction[] =
    status === "archived"
      ? [
          {
            label: t("base.restore"),
            icon: UnarchiveOutlined,
            run: () => void run(() => restore({ variables }), t("customers.isRestored")),
          },
        ]
      : [
          hold,
          { label: t("customers.mergeWithAnother"), icon: GroupsOutlined, run: () => setAsked("merge") },
          { label: t("base.archive"), icon: ArchiveOutlined, run: () => void archiveIt() },
        ];

  return (
    <>
      <RowMenu label={t("base.actionsForName", { name: customerName(customer) })} actions={actions} />
      <Suspense>
        {asked === "hold" && <HoldDialog customer={customer} onClose={() => setAsked(null)} />}
        {asked === "merge" && <MergeDialog customer={customer} into={search["merge"]} onClose={closeMerge} />}
      </Suspense>
    </>
  );
}

/** What everyone should know before working for this customer. */
export function CustomerNotices({ customer: { status, holdReason, mergedInto } }: CustomerHeadProps): ReactNode {
  if (mergedInto) {
    return (
      <Alert severity="info">
        {t("customers.wasMergedInto")}{" "}
        <Link component={RouteLink} to={`/customers/${mergedInto.id}`}>
          {customerName(mergedInto)}
        </Link>
      </Alert>
    );
  }
  if (status === "onHold")
    return <Alert severity="warning">{t("customers.onHoldBecause", { reason: holdReason })}</Alert>;
  return status === "archived" ? <Alert severity="info">{t("customers.archivedNotice")}</Alert> : null;
}
