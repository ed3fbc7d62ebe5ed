import { useQuery } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { LoadError } from "#records/load-error.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { IntakeContext } from "./intake-context.ts";
import { IntakeForm } from "./intake-form.tsx";
import { OfferDraft } from "./offer-draft.tsx";
import { useDiscardDraft } from "./use-draft.ts";
import { valuesOfDraft } from "./values-of-draft.ts";
import { emptyIntake, type IntakeValues } from "./intake-values.ts";

interface Begun {
  values: IntakeValues;
  step: number;
  draftId: string | null;
}

/** The office may come from a customer's page, with that customer. */
const begunFor = (customerId: string): Begun => ({ values: { ...emptyIntake, customerId }, step: 0, draftId: null });

/** The intake wizard: continues the person's draft on any device. */
export function IntakeWizard() {
  const staff = isStaff(roleOf(useAuth().user));
  const { search } = useAddress();
  const fresh = begunFor((staff && search["customer"]) || "");
  const [begun, setBegun] = useState<Begun | null>(null);
  const discard = useDiscardDraft();
  const confirm = useConfirm();
  const { data, error, refetch } = useQuery(IntakeContext, { variables: { staff }, fetchPolicy: "cache-and-network" });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={6} />;
  const [draft] = rowsOf(data.intakeDrafts);
  if (!begun && draft) {
    return (
      <OfferDraft
        draft={{ updatedAt: draft.updatedAt, values: valuesOfDraft(draft.answers) }}
        onResume={(values) => setBegun({ values, step: draft.step, draftId: draft.id })}
        onDiscard={async () => {
          if (!(await confirm(t("intake.deleteTheDraft")))) return;
          await discard();
          setBegun(fresh);
        }}
      />
    );
  }

  return <IntakeForm staff={staff} begun={begun ?? fresh} context={data} />;
}
