import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { readersZone } from "#ui/time/zone-times.ts";
import { FacilityFields } from "./facility-fields.tsx";
import { asFormField, newFacilityInput, newFacilityValues } from "./facility-values.ts";

const CreateFacility = graphql(`
  mutation CreateFacility($input: CreateFacilityInput!) {
    createFacility(input: $input) {
      facility {
        id
      }
    }
  }
`);

/** A new location, with its address, hours and bays. */
export function NewFacilityForm({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: newFacilityValues(readersZone()) });
  const [create] = useMutation(CreateFacility, { refetchQueries: "active", awaitRefetchQueries: true });
  const { frame, run } = useVerb({ form, toFormFields: (fields) => fields.map(asFormField) });
  const submit = form.handleSubmit(async (values) => {
    const { data, error } = newFacilityInput(values);
    if (error) return showFieldProblems(form, problemsOf(error).map(asFormField));
    const failure = await run(
      () => create({ variables: { input: data } }),
      t("schedule.locationIsAdded", { facilityName: data.facilityName }),
    );
    if (!failure) onClose();
  });

  return (
    <SheetForm action={t("schedule.addLocation")} {...frame(submit)} onCancel={onClose}>
      <FacilityFields form={form} isNew />
    </SheetForm>
  );
}
