import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import {
  orderBillingStates,
  orderMarks,
  unassigned,
  type OrderBillingState,
} from "@boresight/domain/orders/order-list";
import { isStaff } from "@boresight/domain/accounts/roles";
import { intakeMethods } from "@boresight/domain/intake/intake-method";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { CheckFilter } from "#ui/filter/check-filter.tsx";
import { DayRangeFilter } from "#ui/filter/day-range-filter.tsx";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { calibrationChoices, intakeWords } from "#features/orders/order-words.ts";
import { categories, categoryLook } from "#records/status-look.ts";
import { CustomerFilter } from "#records/customer-filter.tsx";
import { marksIn } from "./order-address.ts";
import { markWords } from "./views/order-view-words.ts";

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

const categoryChoices = categories.map((value) => ({ value, label: categoryLook(value).words }));
const intakeChoices = intakeMethods.map((value) => ({ value, label: intakeWords[value] }));
const billingWords: Record<OrderBillingState, string> = {
  noEstimate: t("orders.withoutEstimate"),
  estimateSent: t("orders.estimateIsSent"),
  estimateApproved: t("orders.estimateIsApproved"),
  invoiceDraft: t("orders.invoiceIsDraft"),
  unpaid: t("orders.invoiceIsUnpaid"),
  paid: t("orders.invoiceIsPaid"),
};
const billingChoices = orderBillingStates.map((value) => ({ value, label: billingWords[value] }));
const markChoices = orderMarks.map((value) => ({ value, label: markWords[value] }));

/** The less common filters of the list. */
export function OrderFilterFields() {
  const staff = isStaff(roleOf(useAuth().user));
  const { search, change } = useAddress();
  const lists = useChoices(staff);
  const narrow = (changes: Record<string, string | undefined>) => change({ ...changes, page: undefined });
  const marks = marksIn(search["only"]);

  return (
    <>
      {staff && <CustomerFilter value={search["customer"]} onSelect={(customer) => narrow({ customer })} />}
      {lists.map(({ name, label, choices }) => (
        <SelectFilter
          key={name}
          label={label}
          value={search[name]}
          choices={choices}
          onSelect={(value) => narrow({ [name]: value })}
        />
      ))}
      <DayRangeFilter
        label={t("orders.received")}
        from={search["createdFrom"]}
        to={search["createdTo"]}
        onSelect={({ from, to }) => narrow({ createdFrom: from, createdTo: to })}
      />
      <DayRangeFilter
        label={t("orders.estimatedCompletion")}
        from={search["dueFrom"]}
        to={search["dueTo"]}
        onSelect={({ from, to }) => narrow({ dueFrom: from, dueTo: to })}
      />
      {staff && (
        <CheckFilter
          label={t("orders.onlyThoseThatAre")}
          values={marks}
          choices={markChoices}
          onSelect={(chosen) => narrow({ only: chosen.join(",") })}
        />
      )}
    </>
  );
}

function useChoices(staff: boolean) {
  const { data } = useQuery(OrderFilterChoices, { variables: { staff } });
  const statuses = rowsOf(data?.serviceOrderStatuses).map(({ key, statusName, customerLabel }) => ({
    value: key,
    label: staff ? statusName : customerLabel,
  }));
  const technicians = rowsOf(data?.technicians).map(({ id, displayName }) => ({ value: id, label: displayName }));
  const facilities = rowsOf(data?.facilities).map(({ id, facilityName }) => ({ value: id, label: facilityName }));
  const forAll = [
    { name: "status", label: t("base.status"), choices: statuses },
    { name: "calibration", label: t("orders.calibration"), choices: calibrationChoices },
    { name: "intake", label: t("orders.intake"), choices: intakeChoices },
    { name: "billing", label: t("billing.billing"), choices: billingChoices },
  ];
  if (!staff) return forAll;
  return [
    ...forAll,
    { name: "category", label: t("orders.category"), choices: categoryChoices },
    { name: "facility", label: t("base.location"), choices: facilities },
    {
      name: "technician",
      label: t("base.technician"),
      choices: [{ value: unassigned, label: t("orders.unassigned") }, ...technicians],
    },
  ];
}
