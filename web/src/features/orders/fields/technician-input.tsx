import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { useWatch, type FieldValues, type Path } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { SelectInput } from "#ui/form/select-input.tsx";
import type { FormOf } from "#ui/form/text-input.tsx";

const AssignableTechnicians = graphql(`
  query AssignableTechnicians {
    users(
      filter: { defaultRole: { in: ["technician", "admin"] }, disabled: { equalTo: false } }
      orderBy: DISPLAY_NAME_ASC
    ) {
      nodes {
        id
        displayName
        facilityIds
      }
    }
  }
`);

interface TechnicianInputProps<Values extends FieldValues> {
  form: FormOf<Values>;
  name: Path<Values>;
  /** Offers only people who work there. */
  facilityId?: string;
}

/** The technician; "Nobody" removes the assignment. */
export function TechnicianInput<Values extends FieldValues>({
  form,
  name,
  facilityId = "",
}: TechnicianInputProps<Values>) {
  const { data } = useQuery(AssignableTechnicians);
  const chosen: string = useWatch({ control: form.control, name });
  const worksThere = ({ facilityIds }: { facilityIds: readonly (string | null)[] | null }) =>
    facilityId === "" || facilityIds === null || facilityIds.includes(facilityId);
  const choices = rowsOf(data?.users)
    .filter((person) => worksThere(person) || person.id === chosen)
    .map((person) => ({
      value: person.id,
      label: worksThere(person) ? person.displayName : t("orders.notAtThisLocation", { name: person.displayName }),
    }));

  return (
    <SelectInput
      form={form}
      name={name}
      label={t("base.technician")}
      choices={[{ value: "", label: t("base.nobody") }, ...choices]}
    />
  );
}
