import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Box from "@mui/material/Box";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { TechnicianFieldsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { CompetenceInput } from "./competence-input.tsx";
import { changedCompetences, competenceValues, heldBy, type CalibrationType } from "./competence-values.ts";

const ReplaceCompetences = graphql(`
  mutation ReplaceCompetences($input: ReplaceCompetencesInput!, $keeps: Boolean!, $now: Datetime!) {
    replaceCompetences(input: $input) {
      user {
        id
        ...TechnicianFields
      }
    }
  }
`);

interface CompetenceFormProps {
  technician: TechnicianFieldsFragment;
  types: readonly CalibrationType[];
  /** When the list was loaded. */
  now: string;
  onClose: () => void;
}

/** Saves only what was changed here, in one request. */
export function CompetenceForm({ technician, types, now, onClose }: CompetenceFormProps) {
  const [held] = useState(() => heldBy(technician)); // As it was when the sheet was opened.
  const form = useForm({ defaultValues: competenceValues(held, types) });
  const [keep] = useMutation(ReplaceCompetences);
  const { problem, run } = useVerb({ shownBy: "caller" });
  const submit = form.handleSubmit(async (values) => {
    const failure = await run(
      () =>
        keep({
          variables: { keeps: true, now, input: { userId: technician.id, ...changedCompetences(held, values) } },
        }),
      t("schedule.theCertificatesOfDisplaynameAreSaved", { displayName: technician.displayName }),
    );
    if (!failure) onClose();
  });

  return (
    <SheetForm
      busy={form.formState.isSubmitting}
      isDirty={form.formState.isDirty}
      problem={problem}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <Box component="ul" aria-label={t("schedule.certificates")} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {types.map(({ typeKey, name }, index) => (
          <CompetenceInput key={typeKey} form={form} index={index} name={name} />
        ))}
      </Box>
    </SheetForm>
  );
}
