import { t } from "@boresight/domain/texts/text";
import { useState, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { drawingOf } from "./drawing-of.ts";
import { SignatureInput, type SignatureMethod } from "./signature-input.tsx";
import type { Strokes } from "./signature-pad.tsx";

/** Who signed, and how. */
export interface Signed {
  fullName: string;
  signatureMethod: SignatureMethod;
  /** A PNG in base64. */
  drawing: string | null;
}

interface SignDialogProps {
  title: string;
  busy: boolean;
  problem: string | null;
  onSign: (signed: Signed) => void;
  onClose: () => void;
  /** What is signed. */
  children: ReactNode;
}

/** The name and the signature beneath what is signed: drawn, or for those who cannot draw, the typed name. */
export function SignDialog({ title, busy, problem, onSign, onClose, children }: SignDialogProps) {
  const form = useForm({ defaultValues: { fullName: "", signatureMethod: "drawn" as SignatureMethod } });
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [missing, setMissing] = useState<string | null>(null);
  const method = useWatch({ control: form.control, name: "signatureMethod" });
  const submit = form.handleSubmit(({ fullName, signatureMethod }) => {
    if (fullName.trim() === "")
      return form.setError("fullName", { message: t("billing.enterYourFullName") }, { shouldFocus: true });
    const isDrawn = signatureMethod === "drawn";
    setMissing(isDrawn && strokes.length === 0 ? t("files.signFirst") : null);
    if (isDrawn && strokes.length === 0) return;
    onSign({ fullName: fullName.trim(), signatureMethod, drawing: isDrawn ? drawingOf(strokes) : null });
  });

  return (
    <FormDialog
      title={title}
      action={t("files.sign")}
      busy={busy}
      problem={missing ?? problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {children}
      <TextInput form={form} name="fullName" label={t("files.nameOfSigner")} input={{ autoComplete: "off" }} />
      <SignatureInput
        method={method}
        onMethod={(next) => form.setValue("signatureMethod", next)}
        strokes={strokes}
        onStrokes={setStrokes}
      />
    </FormDialog>
  );
}
