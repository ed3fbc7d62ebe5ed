import { useLazyQuery, useMutation, useQuery } from "@apollo/client/react";
import type { OutgoingKind } from "@boresight/domain/mail/outgoing-mail";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useIsOffice } from "#auth/use-standing.ts";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { staleEstimate, staleInvoice } from "#features/billing/stale-documents.ts";
import { MailFrame } from "#ui/text/mail-frame.tsx";
import { graphql } from "#graphql/gql.ts";
import { LoadFailedDialog } from "#records/load-failed-dialog.tsx";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Recipients } from "./recipients.tsx";

const OutgoingMailQuery = graphql(`
  query OutgoingMail($kind: OutgoingKind!, $id: UUID!, $from: Date, $to: Date, $message: String) {
    outgoingMail(kind: $kind, id: $id, from: $from, to: $to, message: $message) {
      subject
      html
      choices {
        address
        name
        isDefault
      }
    }
  }
`);

const SendDocument = graphql(`
  mutation SendDocument($input: SendDocumentInput!, $staff: Boolean!, $amounts: Boolean!, $ofEstimate: Boolean!) {
    sendDocument(input: $input) {
      invoice {
        id
        ...InvoiceRow
      }
      serviceOrder @include(if: $ofEstimate) {
        id
        ...MovedOrder
      }
    }
  }
`);

export interface SendDialogProps {
  /** What is sent; of a statement the customer's id and the days. */
  document: { kind: OutgoingKind; id: string; version?: number; from?: string; to?: string };
  /** As a sentence names it: `Invoice INV-1001`. */
  name: string;
  /** What there is to know before it is sent, such as when it was sent before. */
  lead?: string;
  /** What speaks against sending it now. */
  warning?: string;
  onClose: () => void;
}

/** Emails a document: to whom, with which words, and how it looks. */
export function SendDialog({ document, name, lead, warning, onClose }: SendDialogProps) {
  const { version: _version, ...asked } = document;
  const { data, error, refetch } = useQuery(OutgoingMailQuery, { variables: asked, fetchPolicy: "network-only" });
  const title = t("billing.sendDocument", { name });
  const mail = data?.outgoingMail;
  if (mail) return <SendForm {...{ document, mail, name, lead, warning, onClose }} />;
  if (error) return <LoadFailedDialog {...{ title, error, refetch, onClose }} />;

  return (
    <FormDialog title={title} action={t("orders.send")} busy onSubmit={() => {}} onClose={onClose}>
      <Skeleton variant="rounded" height={200} />
    </FormDialog>
  );
}

interface SendFormProps extends Pick<SendDialogProps, "document" | "name" | "onClose"> {
  mail: { choices: readonly { address: string; name: string; isDefault: boolean }[] };
  lead: string | undefined;
  warning: string | undefined;
}

function SendForm({ document, mail: { choices }, name, lead, warning, onClose }: SendFormProps) {
  const isOffice = useIsOffice();
  const isMailed = choices.length > 0;
  const isRecorded = isMailed || document.kind === "estimate"; // A customer without an email is called by telephone.
  const form = useForm({ defaultValues: { message: "" } });
  const [recipients, setRecipients] = useState(() => choices.filter((one) => one.isDefault).map((one) => one.address));
  const [send] = useMutation(SendDocument);
  const { frame, run } = useVerb({
    form,
    fieldsSuffice: true,
    stale: [...staleEstimate, ...staleInvoice],
  });
  const submit = form.handleSubmit(async ({ message }) => {
    if (!isRecorded) return onClose();
    const chosen = isMailed && { recipients };
    const input = { ...document, ...chosen, ...(message.trim() && { message }) };
    const variables = { input, staff: true, amounts: isOffice, ofEstimate: document.kind === "estimate" };
    const failure = await run(
      () => send({ variables }),
      isMailed ? t("billing.documentIsSent", { name }) : t("billing.documentWaits", { name }),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("billing.sendDocument", { name })}
      action={isMailed ? t("orders.send") : isRecorded ? t("billing.recordAsSent") : t("base.close")}
      {...frame(submit)}
      onClose={onClose}
    >
      {warning && <Alert severity="warning">{warning}</Alert>}
      <Recipients choices={choices} chosen={recipients} lead={isMailed ? lead : undefined} onChoose={setRecipients} />
      {isMailed && (
        <>
          <TextInput
            form={form}
            name="message"
            label={t("billing.ownMessage")}
            optional
            input={{ multiline: true, minRows: 2, maxRows: 8, inputProps: { dir: "auto" } }}
          />
          <Preview document={document} messageNow={() => form.getValues("message")} />
        </>
      )}
    </FormDialog>
  );
}

interface PreviewProps extends Pick<SendDialogProps, "document"> {
  messageNow: () => string;
}

/** The mail as the first recipient gets it, with what is typed by then. */
function Preview({ document, messageNow }: PreviewProps) {
  const { version: _version, ...asked } = document;
  const [read, { data, loading, error }] = useLazyQuery(OutgoingMailQuery, { fetchPolicy: "network-only" });
  const show = () => void read({ variables: { ...asked, message: messageNow().trim() || null } });
  const html = data?.outgoingMail?.html;

  return (
    <>
      <div>
        <Button size="small" loading={loading} onClick={show}>
          {html ? t("billing.previewAgain") : t("billing.previewMail")}
        </Button>
      </div>
      {error && wordsOfProblem(problemOf(error))}
      {html && <MailFrame title={data.outgoingMail?.subject ?? ""} html={html} />}
    </>
  );
}
