import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type { FacilityFieldsFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { FacilityFields } from "./facility-fields.tsx";
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

/** Shows the appointments that a change displaced; provided by the screen, as appointments are another feature's. */
export type ShowDisplaced = (facilityId: string) => ReactNode;

interface FacilitySheetProps {
  facility: FacilityFieldsFragment | null;
  showDisplaced: ShowDisplaced;
  onClose: () => void;
}

/** The facility editor, for admins. */
export function FacilitySheet({ facility, ...rest }: FacilitySheetProps) {
  return (
    <Sheet title={facility?.facilityName ?? t("schedule.facility")} open={facility !== null} onClose={rest.onClose}>
      {facility && <FacilityForm key={facility.id} facility={facility} {...rest} />}
    </Sheet>
  );
}

type FacilityFormProps = FacilitySheetProps & { facility: FacilityFieldsFragment };

function FacilityForm({ facility, showDisplaced, onClose }: FacilityFormProps) {
  const form = useForm({ defaultValues: facilityValues(facility) });
  const [problem, setProblem] = useState<string | null>(null);
  const [hasDisplaced, setHasDisplaced] = useState(false);
  const [update] = useMutation(UpdateFacility, { refetchQueries: ["LocationsPage"] });
  const showMessage = useMessage();
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const { data, error } = facilityInput(facility, values);
    if (error) return showFieldProblems(form, problemsOf(error).map(asFormField));
    try {
      const saved = await update({ variables: { input: data } });
      showMessage(t("schedule.facilitynameIsSaved", { facilityName: data.facilityName }));
      if (saved.data?.updateFacility?.facility?.displacedAppointments?.length) setHasDisplaced(true);
      else onClose();
    } catch (failure) {
      const { message, fields } = problemOf(failure);
      setProblem(message);
      showFieldProblems(form, fields.map(asFormField));
    }
  });

  if (hasDisplaced) return showDisplaced(facility.id);
  return (
    <SheetForm busy={form.formState.isSubmitting} problem={problem} onSubmit={() => void submit()} onCancel={onClose}>
      <FacilityFields form={form} />
    </SheetForm>
  );
}
