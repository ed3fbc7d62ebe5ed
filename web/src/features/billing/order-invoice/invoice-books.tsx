import { skipToken, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { AccountingState } from "#graphql/graphql.ts";
import { BooksMark } from "#records/accounting/books-mark.tsx";
import { booksStateOf } from "#records/accounting/books-state.ts";
import { problemWords } from "#records/accounting/problem-words.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";

const InvoiceBooksProblem = graphql(`
  query InvoiceBooksProblem($id: UUID!) {
    qboJobs(
      first: 1
      orderBy: [NUMBER_DESC]
      filter: { localId: { equalTo: $id }, status: { equalTo: "failed" }, entity: { equalTo: "Invoice" } }
    ) {
      nodes {
        id
        problem
        detail
      }
    }
    qboConflicts(first: 1, condition: { localId: $id, status: "open" }) {
      nodes {
        id
      }
    }
  }
`);

/** The state of an invoice in QuickBooks; where only a person can help, why, and the way there. */
export function InvoiceBooks({ id, state }: { id: string; state: AccountingState }) {
  const needsPerson = booksStateOf(state)?.needsPerson ?? false;
  const { data } = useQuery(
    InvoiceBooksProblem,
    needsPerson ? { variables: { id }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const [job] = rowsOf(data?.qboJobs);
  const [conflict] = rowsOf(data?.qboConflicts);
  if (state === "failed" && job)
    return (
      <Problem severity="error" search={{ tab: "queue", job: job.id }} label={t("accounting.openTheJob")}>
        {t("accounting.notInQuickbooks", { reason: problemWords(job.problem) ?? "" })}
        {job.detail && (
          <Box component="bdi" sx={{ display: "block" }}>
            {t("accounting.quickbooksSays", { detail: job.detail })}
          </Box>
        )}
      </Problem>
    );
  if (state === "conflict" && conflict)
    return (
      <Problem
        severity="warning"
        search={{ tab: "conflicts", conflict: conflict.id }}
        label={t("accounting.openTheConflict")}
      >
        {t("accounting.invoiceDiffers")}
      </Problem>
    );

  return (
    <Box sx={{ mb: 2 }}>
      <BooksMark state={state} />
    </Box>
  );
}

interface ProblemProps {
  severity: "error" | "warning";
  search: Readonly<Record<string, string>>;
  label: string;
  children: ReactNode;
}

const Problem = ({ severity, search, label, children }: ProblemProps) => (
  <Alert
    severity={severity}
    sx={{ mb: 2, overflowWrap: "anywhere" }}
    action={
      <Button component={RouteLink} to="/admin/quickbooks" search={search} color="inherit" size="small">
        {label}
      </Button>
    }
  >
    {children}
  </Alert>
);
