import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { IssueForm } from "./issue-form.tsx";

const IssuedDraft = graphql(`
  query IssuedDraft($id: UUID!) {
    invoice(id: $id) {
      id
      version
      poNumber
      totalCents
      lineItems(first: 1) {
        nodes {
          id
        }
      }
      serviceOrder {
        id
        poNumber
        status {
          id
          key
          category
        }
        payerCheck {
          rule {
            id
            isVerified
          }
          missing {
            demand
            calibration
          }
        }
        customer {
          id
          requiresPo
          paymentTermsDays
          addressId
        }
      }
    }
    invoiceRecipients(id: $id)
  }
`);

interface IssueDialogProps {
  invoiceId: string;
  onEdit: (invoiceId: string) => void;
  onClose: () => void;
}

/** Issues a draft: reads what the rules ask for as it is now, and says what is missing before it is tried. */
export function IssueDialog({ invoiceId, onEdit, onClose }: IssueDialogProps) {
  const { data, error, refetch } = useQuery(IssuedDraft, {
    variables: { id: invoiceId },
    fetchPolicy: "network-only",
  });
  const edit = () => {
    onClose();
    onEdit(invoiceId);
  };
  if (data?.invoice?.serviceOrder)
    return <IssueForm draft={data.invoice} recipients={data.invoiceRecipients ?? []} onEdit={edit} onClose={onClose} />;

  return (
    <FormDialog
      title={t("billing.issueInvoice")}
      action={error ? t("ui.tryAgain") : t("billing.issueInvoice")}
      busy={!error}
      problem={error ? wordsOfProblem(problemOf(error)) : null}
      onSubmit={() => void refetch()}
      onClose={onClose}
    >
      {!error && <Skeleton variant="rounded" height={240} />}
    </FormDialog>
  );
}
