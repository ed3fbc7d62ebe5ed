import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/problems";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type { FacilityPartsFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/message-bar.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { showFieldProblems } from "#ui/show-field-problems.ts";
import { SheetForm } from "#ui/sheet-form.tsx";
import { FacilityFields } from "./facility-fields.tsx";
import { asFormField, facilityInput, facilityValues } from "./facility-values.ts";

const UpdateFacility = graphql(`
  mutation UpdateFacility($input: UpdateFacilityInput!) {
    updateFacility(input: $input) {
      facility {
        id
      }
    }
  }
`);

interface FacilitySheetProps {
  facility: FacilityPartsFragment | null;
  onClose: () => void;
}

/** An admin keeps a facility. */
export function FacilitySheet({ facility, onClose }: FacilitySheetProps) {
  return (
    <Sheet title={facility?.facilityName ?? "Facility"} open={facility !== null} onClose={onClose}>
      {facility && <FacilityForm key={facility.id} facility={facility} onClose={onClose} />}
    </Sheet>
  );
}

function FacilityForm({ facility, onClose }: { facility: FacilityPartsFragment; onClose: () => void }) {
  const form = useForm({ defaultValues: facilityValues(facility) });
  const [problem, setProblem] = useState<string | null>(null);
  const [update] = useMutation(UpdateFacility, { refetchQueries: ["LocationsPage"] });
  const showMessage = useMessage();
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const { data, error } = facilityInput(facility, values);
    if (error) return showFieldProblems(form, problemsOf(error).map(asFormField));
    try {
      await update({ variables: { input: data } });
      showMessage(`${data.facilityName} is saved`);
      onClose();
    } catch (failure) {
      const { message, fields } = problemOf(failure);
      setProblem(message);
      showFieldProblems(form, fields.map(asFormField));
    }
  });

  return (
    <SheetForm busy={form.formState.isSubmitting} problem={problem} onSubmit={() => void submit()} onCancel={onClose}>
      <FacilityFields form={form} />
    </SheetForm>
  );
}
