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
import { useDiscardDraft } from "./use-draft.ts";
import { valuesOfDraft } from "./values-of-draft.ts";
import { emptyIntake, type IntakeValues } from "./intake-values.ts";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";

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

interface OfferDraftProps {
  draft: { updatedAt: string; values: IntakeValues };
  onResume: (values: IntakeValues) => void;
  onDiscard: () => Promise<void>;
}

/** Offers to continue an unfinished intake. */
function OfferDraft({ draft: { updatedAt, values }, onResume, onDiscard }: OfferDraftProps) {
  const { year, make, model } = values.vehicle;
  const vehicle = [year, make, model].filter(Boolean).join(" ");

  return (
    <SectionCard title={t("intake.goOnWhereYouStopped")}>
      <Typography variant="body2" sx={{ mb: 4 }}>
        <RichText
          text={
            vehicle
              ? t("intake.youStartedARequest", { vehicle, ...slots("when") })
              : t("intake.youStartedARequestUnnamed", slots("when"))
          }
          when={<RelativeTime moment={updatedAt} />}
        />
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button variant="contained" onClick={() => onResume(values)}>
          {t("intake.goOn")}
        </Button>
        <Button onClick={() => void onDiscard()}>{t("intake.startOver")}</Button>
      </Box>
    </SectionCard>
  );
}
