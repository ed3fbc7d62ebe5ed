import { fail, type BoresightError, type ErrorCode } from "@boresight/domain/base/errors";
import type { QboError, QboProblem } from "#integrations/quickbooks/qbo-error.ts";

const codes: Partial<Record<QboProblem["kind"], ErrorCode>> = {
  unavailable: "qbo-unavailable",
  throttled: "qbo-unavailable",
  unreadable: "qbo-unavailable",
  misconfigured: "qbo-misconfigured",
  subscriptionEnded: "qbo-subscription-ended",
};

/** What a person is told whose consent QuickBooks did not accept. */
export const consentFailure = ({ problem }: QboError): BoresightError =>
  fail(codes[problem.kind] ?? "qbo-consent-refused");
