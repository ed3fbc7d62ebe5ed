import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { orderBillingStates, unassigned, type OrderBillingState } from "@boresight/domain/orders/order-list";
import { rowsOf } from "#data/rows.ts";
import { calibrationChoices, intakeChoices } from "#features/orders/order-words.ts";
import { graphql } from "#graphql/gql.ts";
import { kindChoices } from "#records/customer-kinds.ts";
import { categories, categoryLook } from "#records/status-look.ts";

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
const billingWords: Record<OrderBillingState, string> = {
  noEstimate: t("orders.withoutEstimate"),
  estimateSent: t("orders.estimateIsSent"),
  estimateApproved: t("orders.estimateIsApproved"),
  invoiceDraft: t("orders.invoiceIsDraft"),
  unpaid: t("orders.invoiceIsUnpaid"),
  paid: t("orders.invoiceIsPaid"),
};
const billingChoices = orderBillingStates.map((value) => ({ value, label: billingWords[value] }));

/** The filters that have one of several values, by their names in the address, each with its choices. */
export function useFilterChoices(staff: boolean) {
  const { data } = useQuery(OrderFilterChoices, { variables: { staff } });
  const statuses = rowsOf(data?.serviceOrderStatuses).map(({ key, statusName, customerLabel }) => ({
    value: key,
    label: staff ? statusName : customerLabel,
  }));
  const technicians = rowsOf(data?.technicians).map(({ id, displayName }) => ({ value: id, label: displayName }));
  const facilities = rowsOf(data?.facilities).map(({ id, facilityName }) => ({ value: id, label: facilityName }));
  const forAll = [
    { name: "status", label: t("base.status"), choices: statuses },
    { name: "calibration", label: t("base.calibration"), choices: calibrationChoices },
    { name: "intake", label: t("orders.intake"), choices: intakeChoices },
    { name: "billing", label: t("base.billing"), choices: billingChoices },
  ];
  if (!staff) return forAll;
  return [
    ...forAll,
    { name: "category", label: t("base.category"), choices: categoryChoices },
    { name: "facility", label: t("base.location"), choices: facilities },
    { name: "customerKind", label: t("orders.customerKind"), choices: kindChoices },
    {
      name: "technician",
      label: t("base.technician"),
      choices: [{ value: unassigned, label: t("orders.unassigned") }, ...technicians],
    },
  ];
}
