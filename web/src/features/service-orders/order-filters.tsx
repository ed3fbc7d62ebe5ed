import { useQuery } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/roles";
import { intakeMethods } from "@boresight/domain/service-order";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { FilterButton } from "#ui/filter-button.tsx";
import { SelectFilter } from "#ui/select-filter.tsx";
import { useAddress } from "#ui/use-address.ts";
import { intakeWords } from "./order-words.ts";
import { categories, categoryLook } from "./status-look.ts";

const OrderFilterChoices = graphql(`
  query OrderFilterChoices($staff: Boolean!) {
    serviceOrderStatuses(orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        key
        statusName
        customerLabel
      }
    }
    facilities(orderBy: FACILITY_NAME_ASC) @include(if: $staff) {
      nodes {
        id
        facilityName
      }
    }
    technicians: users(filter: { defaultRole: { equalTo: "technician" } }, orderBy: DISPLAY_NAME_ASC)
      @include(if: $staff) {
      nodes {
        id
        displayName
      }
    }
  }
`);

const categoryChoices = categories.map((value) => ({ value, label: categoryLook(value).label }));
const intakeChoices = intakeMethods.map((value) => ({ value, label: intakeWords[value] }));

/** What narrows the list besides view and search; all of it stands in the address. */
const chosen = ["status", "category", "customer", "facility", "technician", "intake"] as const;
export const filterNames = ["search", ...chosen] as const;
export const cleared = Object.fromEntries([...filterNames, "page"].map((name) => [name, undefined]));

export function OrderFilters() {
  const { search, change } = useAddress();
  const active = chosen.filter((name) => search[name]).length;

  return (
    <FilterButton active={active} onClear={() => change({ ...cleared, search: search["search"] })}>
      <OrderFilterFields />
    </FilterButton>
  );
}

function OrderFilterFields() {
  const { user } = useAuth();
  const { search, change } = useAddress();
  const staff = isStaff(roleOf(user));
  const { data } = useQuery(OrderFilterChoices, { variables: { staff } });
  const statuses = rowsOf(data?.serviceOrderStatuses).map(({ key, statusName, customerLabel }) => ({
    value: key,
    label: staff ? statusName : customerLabel,
  }));
  const facilities = rowsOf(data?.facilities).map(({ id, facilityName }) => ({ value: id, label: facilityName }));
  const technicians = rowsOf(data?.technicians).map(({ id, displayName }) => ({ value: id, label: displayName }));
  const offered = [
    { name: "status", label: "Status", choices: statuses },
    { name: "intake", label: "Intake", choices: intakeChoices },
  ];
  const forStaff = [
    { name: "category", label: "Category", choices: categoryChoices },
    { name: "facility", label: "Location", choices: facilities },
    { name: "technician", label: "Technician", choices: technicians },
  ];

  return [...offered, ...(staff ? forStaff : [])].map(({ name, label, choices }) => (
    <SelectFilter
      key={name}
      label={label}
      value={search[name]}
      choices={choices}
      onSelect={(value) => change({ [name]: value, page: undefined })}
    />
  ));
}
