import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import { Suspense, useState } from "react";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { leaveUnsaved } from "../mail-words.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const KnownTemplate = lazyPart(async () => (await import("./known-template.tsx")).KnownTemplate);

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
  useFetchedWhenIdle(KnownTemplate);
  const close = async () => {
    if (!filled || (await confirm(leaveUnsaved))) onClose();
  };

  return (
    <Sheet title={name} width={1120} open={id !== null} onClose={() => void close()}>
      <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
        {id !== null && <KnownTemplate key={id} id={id} filled={filled} onFilled={setFilled} />}
      </Suspense>
    </Sheet>
  );
}
