import { useQuery } from "@apollo/client/react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { SelectInput } from "#ui/select-input.tsx";
import type { FormOf } from "#ui/text-input.tsx";

const AssignableTechnicians = graphql(`
  query AssignableTechnicians {
    users(
      filter: { defaultRole: { in: ["technician", "admin"] }, disabled: { equalTo: false } }
      orderBy: DISPLAY_NAME_ASC
    ) {
      nodes {
        id
        displayName
      }
    }
  }
`);

export interface AssignValues {
  technicianId: string;
}

/** Who works here; "Nobody" takes an assignment back. */
export function TechnicianInput({ form }: { form: FormOf<AssignValues> }) {
  const { data } = useQuery(AssignableTechnicians);
  const choices = rowsOf(data?.users).map(({ id, displayName }) => ({ value: id, label: displayName }));

  return (
    <SelectInput
      form={form}
      name="technicianId"
      label="Technician"
      choices={[{ value: "", label: "Nobody" }, ...choices]}
    />
  );
}
