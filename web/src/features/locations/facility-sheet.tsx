import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/problems";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type { FacilityPartsFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/message-bar.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { showFieldProblems } from "#ui/show-field-problems.ts";
import { FacilityFields } from "./facility-fields.tsx";
import { asFormField, facilityInput, facilityValues } from "./facility-values.ts";

const UpdateFacility = graphql(`
  mutation UpdateFacility($input: UpdateFacilityInput!) {
    updateFacility(input: $input) {
      facility {
        id
        version
        facilityName
        isBase
        isActive
        phone
        email
        timeZone
        workingHours
        closures
        parkingCapacity
        checksCompetences
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
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0, flexGrow: 1 }}
    >
      <Box sx={{ overflowY: "auto", px: 6, pb: 4, display: "grid", gap: 1, alignContent: "start", flexGrow: 1 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <FacilityFields form={form} />
      </Box>
      <Box
        sx={{ display: "flex", justifyContent: "flex-end", gap: 2, px: 6, py: 4, borderTop: 1, borderColor: "divider" }}
      >
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          Save
        </Button>
      </Box>
    </Box>
  );
}
