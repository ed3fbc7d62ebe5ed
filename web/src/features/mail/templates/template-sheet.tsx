import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { KnownTemplate } from "./known-template.tsx";
import { leaveUnsaved } from "./mail-words.ts";

interface TemplateSheetProps {
  /** Null when closed. */
  id: string | null;
  name: string | undefined;
  onClose: () => void;
}

/** One email to read and edit; asks before closing with unsaved changes. */
export function TemplateSheet({ id, name = t("mail.emailTemplate"), onClose }: TemplateSheetProps) {
  const confirm = useConfirm();
  const [filled, setFilled] = useState(false);
  const close = async () => {
    if (!filled || (await confirm(leaveUnsaved))) onClose();
  };

  return (
    <Sheet title={name} width={1120} open={id !== null} onClose={() => void close()}>
      {id !== null && <KnownTemplate key={id} id={id} filled={filled} onFilled={setFilled} />}
    </Sheet>
  );
}
