import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import type { UploadTarget } from "#data/upload/upload-entry.ts";
import EditOutlined from "~icons/ic/outline-edit";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const SignatureDialog = lazyPart(async () => (await import("./signature-dialog.tsx")).SignatureDialog);

export interface SignButtonProps {
  /** What is signed: a handover or a waiver. */
  kind: string;
  /** What the signed document is uploaded to. */
  uploadTarget: UploadTarget;
  /** The signed document that the new one replaces. */
  replaces?: string | undefined;
}

/** Lets the person in front of the device sign. */
export function SignButton(props: SignButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  useFetchedWhenIdle(SignatureDialog);

  return (
    <>
      <Button variant="outlined" startIcon={<EditOutlined />} onClick={() => setIsOpen(true)}>
        {props.kind === "waiver" ? t("files.signWaiver") : t("files.signHere")}
      </Button>
      <Suspense>{isOpen && <SignatureDialog {...props} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
