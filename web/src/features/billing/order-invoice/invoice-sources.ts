import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import { rowsOf } from "#data/rows.ts";
import type { NewInvoiceSourcesQuery } from "#graphql/graphql.ts";

export interface InvoiceSource {
  name: string;
  about: string;
  /** Why a draft cannot begin with it; null where it can. */
  obstacle: string | null;
  input: { estimateId?: string; fromOrder?: boolean };
}

/** What a draft of an invoice can begin with, the usual first. */
export function invoiceSources(order: NonNullable<NewInvoiceSourcesQuery["serviceOrder"]>): InvoiceSource[] {
  const [estimate] = rowsOf(order.approvedEstimates);
  const billed = rowsOf(order.liveInvoices).find(({ estimateId }) => estimateId !== null);
  const hasCalibrations = rowsOf(order.billableCalibrations).length > 0;
  return [
    {
      name: estimate ? t("billing.fromEstimate", { number: estimate.number }) : t("billing.fromApprovedEstimate"),
      about: estimate ? t("billing.itsApprovedLines", { amount: formatCents(estimate.totalCents) }) : "",
      obstacle: obstacleOf(estimate, billed),
      input: estimate ? { estimateId: estimate.id } : {},
    },
    {
      name: t("billing.fromCalibrations"),
      about: t("billing.atTheCustomersPrices"),
      obstacle: hasCalibrations ? null : t("billing.orderHasNoCalibrations"),
      input: { fromOrder: true },
    },
    { name: t("billing.emptyInvoice"), about: t("billing.linesFromTheCatalog"), obstacle: null, input: {} },
  ];
}

function obstacleOf(estimate: { number: string } | undefined, billed: { number: string | null } | undefined) {
  if (!estimate) return t("billing.noEstimateIsApproved");
  if (!billed) return null;
  return billed.number === null
    ? t("billing.estimateHasADraft")
    : t("billing.estimateIsInvoiced", { number: billed.number });
}
