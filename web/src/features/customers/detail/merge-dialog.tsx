import type { CustomerField } from "@boresight/domain/customers/customer-fields";
import { t } from "@boresight/domain/texts/text";
import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Radio from "@mui/material/Radio";
import Typography from "@mui/material/Typography";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useElevated } from "#auth/use-elevated.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { CustomerHeadFragment, MergeCandidateQuery } from "#graphql/graphql.ts";
import { CustomerPicker } from "#records/customer-picker.tsx";
import { customerName } from "#records/customer-name.ts";
import type { StoredRecord } from "#records/form/record-values.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { differingFields, valueWords } from "./merged-fields.ts";

const Compared = graphql(`
  fragment Compared on Customer {
    id
    version
    ...EditedCustomerFields
  }
`);

const MergeCandidate = graphql(`
  query MergeCandidate($id: UUID!, $survivor: UUID!, $admin: Boolean!) {
    merged: customer(id: $id) {
      ...Compared
      vehicles {
        totalCount
      }
      serviceOrders {
        totalCount
      }
      contacts {
        totalCount
      }
      logins {
        totalCount
      }
    }
    survivor: customer(id: $survivor) {
      ...Compared
    }
  }
`);

const MergeCustomers = graphql(`
  mutation MergeCustomers($input: MergeCustomersInput!, $admin: Boolean!) {
    mergeCustomers(input: $input) {
      merge {
        id
      }
      customer {
        id
        ...CustomerHead
      }
    }
  }
`);

interface MergeDialogProps {
  customer: CustomerHeadFragment;
  /** The other one, where it is known already. */
  into?: string | undefined;
  onClose: () => void;
}

/** Chooses the other customer, shows what would move, and which fields stay; the customer of this page is archived. */
export function MergeDialog({ customer, into, onClose }: MergeDialogProps) {
  const [survivorId, setSurvivorId] = useState<string | null>(into ?? null);
  const [missing, setMissing] = useState<string>();
  const [take, setTake] = useState<readonly CustomerField[]>([]);
  const { data } = useQuery(
    MergeCandidate,
    survivorId && survivorId !== customer.id
      ? { variables: { id: customer.id, survivor: survivorId, admin: true } }
      : skipToken,
  );
  const pair = pairOf(data);
  const [merge, { loading }] = useMutation(MergeCustomers);
  const { problem, run } = useVerb({ shownBy: "caller", stale: ["customer-changed"] });
  const elevated = useElevated();
  const navigate = useNavigate();
  const pick = (id: string | null) => {
    setMissing(undefined);
    setTake([]);
    setSurvivorId(id);
  };
  const submit = async () => {
    if (!pair)
      return setMissing(survivorId === customer.id ? t("customers.chooseTwoCustomers") : t("base.chooseACustomer"));
    const { merged, survivor } = pair;
    const input = {
      survivorId: survivor.id,
      survivorVersion: survivor.version,
      mergedId: merged.id,
      mergedVersion: merged.version,
      take: [...take],
    };
    const failure = await run(
      () => elevated(() => merge({ variables: { input, admin: true }, refetchQueries: ["CustomersPage"] })),
      t("customers.nameWasMerged", { name: customerName(merged) }),
    );
    if (failure) return;
    onClose();
    await navigate({ to: `/customers/${survivor.id}` });
  };

  return (
    <FormDialog
      title={t("customers.mergeNameWithAnother", { name: customerName(customer) })}
      action={t("base.merge")}
      busy={loading}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {t("customers.mergeHelp", { name: customerName(customer) })}
      </Typography>
      {into === undefined ? (
        <CustomerPicker existing error={missing} onPick={(picked) => pick(picked?.id ?? null)} />
      ) : (
        <Stays name={pair ? customerName(pair.survivor) : ""} />
      )}
      {pair && <MergePreview {...pair} take={take} onTake={setTake} />}
    </FormDialog>
  );
}

const Stays = ({ name }: { name: string }) => (
  <Typography sx={{ mb: 2, minHeight: 24, fontWeight: 500 }}>{t("customers.mergeIntoName", { name })}</Typography>
);

type Merged = NonNullable<MergeCandidateQuery["merged"]>;

function pairOf(data: MergeCandidateQuery | undefined) {
  if (!data?.merged || !data.survivor) return null;
  return {
    counts: data.merged,
    merged: readFragment(Compared, data.merged),
    survivor: readFragment(Compared, data.survivor),
  };
}

interface MergePreviewProps {
  counts: Merged;
  merged: StoredRecord;
  survivor: StoredRecord;
  take: readonly CustomerField[];
  onTake: (fields: readonly CustomerField[]) => void;
}

function MergePreview({ counts, merged, survivor, take, onTake }: MergePreviewProps) {
  const fields = differingFields(merged, survivor);
  const choose = (field: CustomerField, taken: boolean) =>
    onTake(taken ? [...take, field] : take.filter((each) => each !== field));

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Alert severity="info">
        {t("customers.thisMoves", {
          orders: counts.serviceOrders.totalCount,
          vehicles: counts.vehicles.totalCount,
          contacts: counts.contacts.totalCount,
          logins: counts.logins.totalCount,
        })}
      </Alert>
      {fields.map(({ field, label }) => (
        <Box key={field} role="radiogroup" aria-label={label}>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Choice
            chosen={!take.includes(field)}
            words={valueWords(survivor[field])}
            onChoose={() => choose(field, false)}
          />
          <Choice
            chosen={take.includes(field)}
            words={valueWords(merged[field])}
            onChoose={() => choose(field, true)}
          />
        </Box>
      ))}
    </Box>
  );
}

function Choice({ chosen, words, onChoose }: { chosen: boolean; words: string; onChoose: () => void }) {
  return (
    <Box component="label" sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      <Radio size="small" checked={chosen} onChange={onChoose} />
      <Typography variant="body2" component="span" dir="auto" sx={{ overflowWrap: "anywhere" }}>
        {words}
      </Typography>
    </Box>
  );
}
