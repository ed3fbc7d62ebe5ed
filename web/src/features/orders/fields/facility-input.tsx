import { t } from "@boresight/domain/texts/text";
import { skipToken, useQuery } from "@apollo/client/react";
import type { FieldValues, Path } from "react-hook-form";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { SelectInput } from "#ui/form/select-input.tsx";
import type { FormOf } from "#ui/form/text-input.tsx";

const OwnFacilities = graphql(`
  query OwnFacilities($userId: UUID!) {
    facilities(orderBy: FACILITY_NAME_ASC) {
      nodes {
        id
        facilityName
        isActive
      }
    }
    user(id: $userId) {
      id
      facilityIds
    }
  }
`);

interface FacilityInputProps<Values extends FieldValues> {
  form: FormOf<Values>;
  name: Path<Values>;
}

/** The facilities; technicians with facilities of their own choose among those. */
export function FacilityInput<Values extends FieldValues>({ form, name }: FacilityInputProps<Values>) {
  const { user } = useAuth();
  const { data } = useQuery(OwnFacilities, user ? { variables: { userId: user.id } } : skipToken);
  const own = data?.user?.facilityIds ?? null;
  const choices = rowsOf(data?.facilities)
    .filter(({ id, isActive }) => isActive && (own === null || own.includes(id)))
    .map(({ id, facilityName }) => ({ value: id, label: facilityName }));

  return <SelectInput form={form} name={name} label={t("base.location")} choices={choices} optional={own === null} />;
}
