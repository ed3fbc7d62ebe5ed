import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { verbalApprovalSchema, verbalChannels } from "@boresight/domain/billing/estimate-decision-schema";
import { t } from "@boresight/domain/texts/text";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { ComparedLineFragment, ShownEstimateFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { ComparedLineFields, linesOf } from "./order-estimates.fragment.ts";
import { staleEstimate } from "#features/billing/stale-documents.ts";

const RecordVerbalApproval = graphql(`
  mutation RecordVerbalApproval($input: RecordVerbalApprovalInput!, $staff: Boolean!, $amounts: Boolean!) {
    recordVerbalApproval(input: $input) {
      serviceOrder {
        id
        ...MovedOrder
      }
    }
  }
`);

const channelWords: Record<(typeof verbalChannels)[number], string> = {
  phone: t("billing.channelPhone"),
  inPerson: t("billing.channelInPerson"),
  email: t("billing.channelEmail"),
  text: t("billing.channelText"),
};
const channels = verbalChannels.map((value) => ({ value, label: channelWords[value] }));

interface VerbalValues {
  fullName: string;
  channel: keyof typeof channelWords;
  decidedAt: string;
  poNumber: string;
  poFollows: boolean;
}

interface VerbalDialogProps {
  /** A draft, or one that awaits its answer. */
  estimate: ShownEstimateFragment;
  onClose: () => void;
}

/** Records that the customer approved by word of mouth: who, how and when. */
export function VerbalDialog({ estimate, onClose }: VerbalDialogProps) {
  const { id, version, number } = estimate;
  const optional = readFragment(ComparedLineFields, linesOf(estimate)).filter(({ isOptional }) => isOptional);
  const [chosen, setChosen] = useState<readonly string[]>(optional.map((line) => line.id));
  const form = useForm<VerbalValues>({ defaultValues: newApproval() });
  const [record] = useMutation(RecordVerbalApproval);
  const { frame, run } = useVerb({ form, fieldsSuffice: true, stale: staleEstimate });
  const submit = form.handleSubmit(async ({ decidedAt, poNumber, ...values }) => {
    const moment = new Date(decidedAt);
    const input = {
      ...values,
      id,
      version,
      decidedAt: Number.isNaN(moment.getTime()) ? "" : moment.toISOString(),
      poNumber: poNumber.trim() === "" ? null : poNumber,
      acceptedLineIds: [...chosen],
    };
    const { error } = verbalApprovalSchema(new Date()).safeParse(input);
    if (error) return showFieldProblems(form, problemsOf(error));
    const variables = { input, staff: true, amounts: true };
    if (!(await run(() => record({ variables }), t("billing.approvalIsRecorded", { number })))) onClose();
  });

  return (
    <FormDialog
      title={t("billing.verbalApprovalOf", { number })}
      action={t("billing.recordApproval")}
      {...frame(submit)}
      onClose={onClose}
    >
      <TextInput form={form} name="fullName" label={t("billing.whoApproved")} input={{ inputProps: { dir: "auto" } }} />
      <SelectInput form={form} name="channel" label={t("billing.howApproved")} choices={channels} />
      <TextInput form={form} name="decidedAt" label={t("base.when")} input={{ type: "datetime-local" }} />
      <TextInput form={form} name="poNumber" label={t("base.poNumber")} optional />
      <CheckInput form={form} name="poFollows" label={t("billing.poFollows")} />
      <OptionalLines lines={optional} chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  );
}

interface OptionalLinesProps {
  lines: readonly ComparedLineFragment[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Which of the optional lines the customer wants. */
function OptionalLines({ lines, chosen, onChoose }: OptionalLinesProps) {
  return (
    <FormGroup>
      {lines.map(({ id, description }) => (
        <FormControlLabel
          key={id}
          label={t("billing.includeName", { name: description })}
          control={
            <Checkbox
              checked={chosen.includes(id)}
              onChange={(_event, checked) =>
                onChoose(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}

function newApproval(): VerbalValues {
  return { fullName: "", channel: "phone", decidedAt: localMinute(new Date()), poNumber: "", poFollows: false };
}

/** As a field of date and time has it, in the reader's zone: `2026-11-22T14:05`. */
const localMinute = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
