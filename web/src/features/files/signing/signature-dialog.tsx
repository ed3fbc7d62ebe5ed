import { t } from "@boresight/domain/texts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import Typography from "@mui/material/Typography";
import { signatureSchema } from "@boresight/domain/files/document-schema";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useQueueFiles } from "#features/files/upload/use-queue-files.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SignatureInput } from "#records/signing/signature-input.tsx";
import type { Strokes } from "#records/signing/signature-pad.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { signedSheet } from "./signed-sheet.ts";
import type { SignButtonProps } from "./sign-button.tsx";

/** The words that are signed, the name, and the signature: drawn, or for those who cannot draw, the typed name. */
export function SignatureDialog({ kind, uploadTarget, replaces, onClose }: SignButtonProps & { onClose: () => void }) {
  const words = wordsFor(kind);
  const queueFiles = useQueueFiles();
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(signatureSchema),
    defaultValues: { signerName: "", signatureMethod: "drawn" as const },
  });
  const method = useWatch({ control: form.control, name: "signatureMethod" });
  const submit = form.handleSubmit(async (signature) => {
    if (signature.signatureMethod === "drawn" && strokes.length === 0) return setProblem(t("files.signFirst"));
    setProblem(null);
    const sheet = await signedSheet({ ...words, ...signature, strokes, signedAt: new Date() });
    if (await queueFiles([{ file: sheet, uploadTarget: { ...uploadTarget, kind, signature }, replaces }])) onClose();
  });

  return (
    <FormDialog
      title={words.title}
      action={t("files.sign")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{words.statement}</Typography>
      <TextInput form={form} name="signerName" label={t("files.nameOfSigner")} input={{ autoComplete: "off" }} />
      <SignatureInput
        method={method}
        onMethod={(next) => form.setValue("signatureMethod", next)}
        strokes={strokes}
        onStrokes={setStrokes}
      />
    </FormDialog>
  );
}

const wordsFor = (kind: string): { title: string; statement: string } =>
  kind === "waiver"
    ? { title: t("files.waiverTitle"), statement: t("files.waiverStatement") }
    : { title: t("files.handoverTitle"), statement: t("files.handoverStatement") };
