import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { FacilityFieldsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { ArchiveButton } from "./archive-button.tsx";
import { FacilityFields } from "./facility-fields.tsx";
import type { ShowDisplaced } from "./facility-sheet.tsx";
import { asFormField, facilityInput, facilityValues } from "./facility-values.ts";

const UpdateFacility = graphql(`
  mutation UpdateFacility($input: UpdateFacilityInput!) {
    updateFacility(input: $input) {
      facility {
        id
        displacedAppointments {
          reason
          appointment {
            id
          }
        }
      }
    }
  }
`);

interface FacilityFormProps {
  facility: FacilityFieldsFragment;
  showDisplaced: ShowDisplaced;
  onClose: () => void;
}

export function FacilityForm({ facility, showDisplaced, onClose }: FacilityFormProps) {
  const form = useForm({ defaultValues: facilityValues(facility) });
  const [hasDisplaced, setHasDisplaced] = useState(false);
  const [update] = useMutation(UpdateFacility, { refetchQueries: ["LocationsPage"] });
  const { frame, run } = useVerb({ form, toFormFields: (fields) => fields.map(asFormField) });
  const submit = form.handleSubmit(async (values) => {
    const { data, error } = facilityInput(facility, values);
    if (error) return showFieldProblems(form, problemsOf(error).map(asFormField));
    await run(
      async () => {
        const saved = await update({ variables: { input: data } });
        if (saved.data?.updateFacility?.facility?.displacedAppointments?.length) setHasDisplaced(true);
        else onClose();
      },
      t("schedule.facilitynameIsSaved", { facilityName: data.facilityName }),
    );
  });

  if (hasDisplaced) return showDisplaced(facility.id);
  return (
    <SheetForm {...frame(submit)} onCancel={onClose}>
      <FacilityFields form={form} />
      <ArchiveButton facility={facility} run={run} onDone={onClose} />
    </SheetForm>
  );
}
