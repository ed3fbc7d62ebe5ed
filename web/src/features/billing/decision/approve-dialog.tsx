import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Link from "@mui/material/Link";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { drawingOf } from "#records/signing/drawing-of.ts";
import { SignatureInput, type SignatureMethod } from "#records/signing/signature-input.tsx";
import type { Strokes } from "#records/signing/signature-pad.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import { chosenTotal } from "./chosen-total.ts";
import type { DecidedEstimate } from "./decided-estimate.ts";

/** What approves an estimate, beside its id or the token of its link. */
export interface ApprovalInput {
  fullName: string;
  signatureMethod: SignatureMethod;
  drawing: string | null;
  poNumber: string | null;
  poFollows: boolean;
  acceptedTermsVersion: string;
  acceptedLineIds: readonly string[];
  contentHash: string;
}

interface ApproveDialogProps {
  estimate: DecidedEstimate;
  /** The optional lines that the customer wants. */
  chosen: readonly string[];
  /** Who is signed in; whoever opens a link writes their name. */
  signer?: string | undefined;
  busy: boolean;
  problem: string | null;
  onApprove: (approval: ApprovalInput) => void;
  onClose: () => void;
}

const unsigned = { signatureMethod: "drawn" as SignatureMethod, poFollows: false };

/** The name, the signature, the purchase order where one is needed, and the terms. */
export function ApproveDialog({ estimate, chosen, signer = "", ...dialog }: ApproveDialogProps) {
  const { contentHash, termsVersion, requiresPo } = estimate;
  const form = useForm({ defaultValues: { ...unsigned, fullName: signer, poNumber: estimate.poNumber ?? "" } });
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [hasAccepted, setHasAccepted] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  const method = useWatch({ control: form.control, name: "signatureMethod" });
  const submit = form.handleSubmit(({ fullName, signatureMethod, poNumber, poFollows }) => {
    const isDrawn = signatureMethod === "typed" || strokes.length > 0;
    const needsPo = requiresPo && !poFollows && poNumber.trim() === "";
    if (fullName.trim() === "")
      return form.setError("fullName", { message: t("billing.enterYourFullName") }, { shouldFocus: true });
    if (needsPo)
      return form.setError("poNumber", { message: t("billing.enterPoOrSayItFollows") }, { shouldFocus: true });
    const lacks = !isDrawn ? t("billing.drawYourSignature") : hasAccepted ? null : t("billing.acceptTheTerms");
    setMissing(lacks);
    if (lacks !== null) return;
    dialog.onApprove({
      fullName: fullName.trim(),
      signatureMethod,
      drawing: signatureMethod === "drawn" ? drawingOf(strokes) : null,
      poNumber: poNumber.trim() === "" ? null : poNumber.trim(),
      poFollows: requiresPo && poFollows && poNumber.trim() === "",
      acceptedTermsVersion: termsVersion,
      acceptedLineIds: chosen,
      contentHash,
    });
  });

  return (
    <FormDialog
      title={t("billing.approveNumber", { number: estimate.number })}
      action={t("billing.approveFor", { amount: formatCents(chosenTotal(estimate, chosen)) })}
      busy={dialog.busy}
      problem={missing ?? dialog.problem}
      onSubmit={() => void submit()}
      onClose={dialog.onClose}
    >
      <TextInput form={form} name="fullName" label={t("billing.fullName")} input={{ autoComplete: "name" }} />
      <SignatureInput
        method={method}
        onMethod={(next) => form.setValue("signatureMethod", next)}
        strokes={strokes}
        onStrokes={setStrokes}
      />
      <TextInput form={form} name="poNumber" label={t("base.poNumber")} optional={!requiresPo} />
      {requiresPo && <CheckInput form={form} name="poFollows" label={t("billing.poFollows")} />}
      <FormControlLabel
        control={<Checkbox checked={hasAccepted} onChange={(_event, checked) => setHasAccepted(checked)} />}
        label={<TermsWords version={termsVersion} />}
      />
    </FormDialog>
  );
}

function TermsWords({ version }: { version: string }) {
  const link = (
    <Link href="/terms-of-service" target="_blank" rel="noopener">
      {t("app.termsOfService")}
    </Link>
  );

  return <RichText text={t("billing.iAcceptTheTerms", { version, ...slots("terms") })} terms={link} />;
}
