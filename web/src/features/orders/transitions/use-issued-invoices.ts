import { useIsOffice } from "#auth/use-standing.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { t } from "@boresight/domain/texts/text";
import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useElevated } from "#auth/use-elevated.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import type { StatusChangeValues } from "./status-change-fields.tsx";

const IssuedInvoicesOfOrder = graphql(`
  query IssuedInvoicesOfOrder($id: UUID!, $amounts: Boolean!) {
    serviceOrder(id: $id) {
      id
      issuedInvoices: invoices(first: 20, filter: { status: { notIn: ["draft", "void"] } }) {
        nodes {
          id
          version
          number
          status
          paidCents @include(if: $amounts)
        }
      }
    }
  }
`);

const VoidInvoiceOfCancelled = graphql(`
  mutation VoidInvoiceOfCancelled($input: VoidInvoiceInput!) {
    voidInvoice(input: $input) {
      invoice {
        id
        version
        status
      }
      serviceOrder {
        id
        version
      }
    }
  }
`);

export type InvoiceDecision = "keep" | "void" | "replace";

interface CancelledOrder {
  orderId: string;
  form: UseFormReturn<StatusChangeValues>;
  /** Whether the status change cancels it. */
  isAsked: boolean;
}

/** What is still charged for an order that staff cancel, and what becomes of it; only the office makes it void. */
export function useIssuedInvoices({ orderId, form, isAsked }: CancelledOrder) {
  const role = roleOf(useAuth().user);
  const isOffice = useIsOffice();
  const { data, loading } = useQuery(IssuedInvoicesOfOrder, {
    variables: { id: orderId, amounts: isOffice },
    fetchPolicy: "network-only",
    skip: !isAsked || !isStaff(role),
  });
  const [makeVoid] = useMutation(VoidInvoiceOfCancelled);
  const elevated = useElevated();
  const { run } = useVerb({ form, shownBy: "bar", fieldsSuffice: true, toFormFields: ofReason, stale });
  // Should the order not be cancelled after that, its next try is of this version.
  const version = useRef<number | null>(null);
  // Those that are void by now are still in the answer.
  const issued = rowsOf(data?.serviceOrder?.issuedInvoices).filter(({ status }) => status !== "void");

  const voidAll = (reason: string, reissue: boolean) =>
    run(async () => {
      for (const invoice of issued) {
        const input = { id: invoice.id, version: invoice.version, reason, reissue };
        const voided = await elevated(() => makeVoid({ variables: { input } }));
        version.current = voided.data?.voidInvoice?.serviceOrder?.version ?? version.current;
      }
    });

  /** Does what was decided. Returns what the status change says of it; null when it must wait. */
  async function settle({ invoiceDecision, cancellationReason }: StatusChangeValues) {
    if (issued.length > 0 && invoiceDecision === "") {
      form.setError("invoiceDecision", { message: t("orders.chooseWhatBecomesOfInvoice") });
      return null;
    }
    const isKept = issued.length > 0 && invoiceDecision === "keep";
    if (!isKept && (await voidAll(cancellationReason, invoiceDecision === "replace"))) return null;
    return {
      ...(isKept && { keepsInvoice: true }),
      ...(version.current !== null && { version: version.current }),
    };
  }

  return {
    loading,
    settle,
    numbers: issued.map(({ number }) => number ?? ""),
    isPaid: issued.some(({ paidCents = 0 }) => paidCents > 0),
    canBeVoid: isOffice && issued.every(({ paidCents = 0 }) => paidCents === 0),
  };
}

const stale = ["invoice-changed"];

/** The reason for canceling is also why the invoice is void. */
const ofReason = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.map((problem) => (problem.field === "reason" ? { ...problem, field: "cancellationReason" } : problem));
