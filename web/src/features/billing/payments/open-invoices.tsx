import { useQuery } from "@apollo/client/react";
import { allocatePayment } from "@boresight/domain/billing/allocate-payment";
import { cents, formatCents } from "@boresight/domain/base/money";
import { parseTyped, typedText } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { OpenInvoicesQuery } from "#graphql/graphql.ts";
import { keepForm } from "#ui/form/keep-form.ts";
import { formatDay } from "#ui/time/times.ts";

const OpenInvoicesOfCustomer = graphql(`
  query OpenInvoices($customerId: UUID!, $offset: Int) {
    invoices(
      first: 100
      offset: $offset
      orderBy: [DUE_DATE_ASC, ID_ASC]
      filter: { customerId: { equalTo: $customerId }, status: { in: ["issued", "sent", "partiallyPaid"] } }
    ) {
      totalCount
      nodes {
        id
        number
        dueDate
        balanceCents
        serviceOrder {
          id
          repairOrderNumber
        }
      }
    }
  }
`);

export type OpenInvoice = NonNullable<NonNullable<OpenInvoicesQuery["invoices"]>["nodes"][number]>;

/** What is typed for each invoice, by its id; null pays the oldest due first. */
export type TypedShares = Readonly<Record<string, string>> | null;

export function useOpenInvoices(customerId: string): { invoices: readonly OpenInvoice[]; isKnown: boolean } {
  const { data, fetchMore } = useQuery(OpenInvoicesOfCustomer, {
    variables: { customerId },
    skip: customerId === "",
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const invoices = rowsOf(data?.invoices);
  const isMore = invoices.length > 0 && invoices.length < (data?.invoices?.totalCount ?? 0);
  const offset = invoices.length;
  useEffect(() => {
    // A page of the server has at most 100.
    if (isMore) void fetchMore({ variables: { offset }, updateQuery: withNextPage }).catch(() => {});
  }, [isMore, offset, fetchMore]);
  return { invoices, isKnown: customerId !== "" && data !== undefined };
}

function withNextPage(before: OpenInvoicesQuery, { fetchMoreResult }: { fetchMoreResult: OpenInvoicesQuery }) {
  if (!before.invoices || !fetchMoreResult.invoices) return before;
  const known = new Set(rowsOf(before.invoices).map((invoice) => invoice.id));
  const further = rowsOf(fetchMoreResult.invoices).filter(({ id }) => !known.has(id));
  // Those that were paid meanwhile are missing: without a new one nothing is left to ask for.
  const nodes = [...before.invoices.nodes, ...further];
  const totalCount = further.length === 0 ? nodes.length : fetchMoreResult.invoices.totalCount;
  return { ...before, invoices: { ...before.invoices, totalCount, nodes } };
}

/** More than these are looked through by number. */
const mostWithoutSearch = 10;

const isFound = ({ number, serviceOrder }: OpenInvoice, wanted: string): boolean =>
  [number, serviceOrder?.repairOrderNumber].some((known) => known?.toLowerCase().includes(wanted.trim().toLowerCase()));

/** The same as what the server pays first, in the form in which people type amounts. */
function oldestFirst(amount: number, invoices: readonly OpenInvoice[]): Record<string, string> {
  const payable = invoices.map(({ id, balanceCents, dueDate }) => ({ id, balance: cents(balanceCents), dueDate }));
  const { allocations } = allocatePayment({ amount: cents(amount), allocations: null, keepExcess: true }, payable);
  return Object.fromEntries(allocations.map((one) => [one.invoiceId, typedText(one.amount, 2)]));
}

const shareOf = (typed: string | undefined): number => parseTyped(typed ?? "", 2) ?? 0;

const isWrong = (typed: string | undefined, { balanceCents }: OpenInvoice): boolean =>
  Boolean(typed?.trim()) &&
  !(shareOf(typed) >= 0 && shareOf(typed) <= balanceCents && parseTyped(typed ?? "", 2) !== null);

/** What the payment pays as the API takes it: null the oldest due first. Returns undefined when an amount cannot be. */
export function allocationsOf(shares: TypedShares, invoices: readonly OpenInvoice[]) {
  if (shares === null) return null;
  if (invoices.some((invoice) => isWrong(shares[invoice.id], invoice))) return undefined;
  const paid = invoices.map(({ id }) => ({ invoiceId: id, amountCents: shareOf(shares[id]) }));
  return paid.filter(({ amountCents }) => amountCents > 0);
}

interface OpenInvoicesProps {
  invoices: readonly OpenInvoice[];
  amount: number;
  shares: TypedShares;
  onChange: (shares: TypedShares) => void;
}

/** The customer's open invoices with what the payment pays of each: the oldest due first, until something else is typed. */
export function OpenInvoices({ invoices, amount, shares, onChange }: OpenInvoicesProps) {
  const id = useId();
  const [wanted, setWanted] = useState("");
  const shown = shares ?? oldestFirst(amount, invoices);
  const left = amount - invoices.reduce((sum, invoice) => sum + shareOf(shown[invoice.id]), 0);
  if (invoices.length === 0) return <Typography color="textSecondary">{t("billing.noOpenInvoices")}</Typography>;

  return (
    <Box component="fieldset" aria-labelledby={id} sx={{ minWidth: 0, m: 0, mb: 3, p: 0, border: 0 }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2, minHeight: 36 }}>
        <Typography id={id} variant="subtitle2">
          {t("billing.openInvoices")}
        </Typography>
        {shares !== null && (
          <Button size="small" onClick={() => onChange(null)}>
            {t("billing.payOldestFirst")}
          </Button>
        )}
      </Box>
      {invoices.length > mostWithoutSearch && (
        <OutlinedInput
          size="small"
          fullWidth
          value={wanted}
          placeholder={t("billing.findInvoice")}
          onChange={({ target }) => setWanted(target.value)}
          onKeyDown={keepForm}
          inputProps={{ "aria-label": t("billing.findInvoice"), autoComplete: "off" }}
          sx={{ mb: 1 }}
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", maxHeight: 280, overflowY: "auto" }}>
        {invoices
          .filter((invoice) => isFound(invoice, wanted))
          .map((invoice) => (
            <InvoiceShare
              key={invoice.id}
              invoice={invoice}
              typed={shown[invoice.id] ?? ""}
              onType={(typed) => onChange({ ...shown, [invoice.id]: typed })}
            />
          ))}
      </Box>
      <Typography variant="body2" color={left < 0 ? "error" : "textSecondary"} sx={{ mt: 1 }}>
        {left < 0
          ? t("billing.sharesExceed", { amount: formatCents(-left) })
          : t("billing.leftOfPayment", { amount: formatCents(left) })}
      </Typography>
    </Box>
  );
}

interface InvoiceShareProps {
  invoice: OpenInvoice;
  typed: string;
  onType: (typed: string) => void;
}

function InvoiceShare({ invoice, typed, onType }: InvoiceShareProps) {
  const { number, dueDate, balanceCents, serviceOrder } = invoice;
  const repairOrder = serviceOrder?.repairOrderNumber;

  return (
    <Box
      component="li"
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) 112px", alignItems: "center", gap: 2, py: 1 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          <bdi>{[number, repairOrder].filter(Boolean).join(" · ")}</bdi>
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {[
            dueDate && t("billing.dueOn", { date: formatDay(dueDate) }),
            t("billing.amountOpen", { amount: formatCents(balanceCents) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Box>
      <OutlinedInput
        size="small"
        value={typed}
        placeholder="0.00"
        error={isWrong(typed, invoice)}
        onChange={({ target }) => onType(target.value)}
        inputProps={{
          inputMode: "decimal",
          dir: "ltr",
          autoComplete: "off",
          "aria-label": t("billing.shareOfInvoice", { number: number ?? "" }),
        }}
      />
    </Box>
  );
}
