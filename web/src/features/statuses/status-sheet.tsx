import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import { Suspense, useState } from "react";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { leaveUnsaved } from "#ui/dialog/leave-unsaved.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";
import type { StatusLooks } from "./status-looks.ts";

const NewStatusEditor = lazyPart(async () => (await import("./status-editors.tsx")).NewStatusEditor);
const KnownStatusEditor = lazyPart(async () => (await import("./status-editors.tsx")).KnownStatusEditor);

interface StatusSheetProps {
  /** The id of the status to edit, "new" to add one, or null when closed. */
  status: StatusDefinitionFragment | "new" | null;
  looks: StatusLooks;
  onClose: () => void;
}

/** One status to read and edit; asks before closing with unsaved changes. */
export function StatusSheet({ status, looks, onClose }: StatusSheetProps) {
  const confirm = useConfirm();
  const [filled, setFilled] = useState(false);
  useFetchedWhenIdle(KnownStatusEditor);
  const close = async () => {
    if (!filled || (await confirm(leaveUnsaved))) onClose();
  };

  return (
    <Sheet
      title={status === "new" ? t("base.addAStatus") : t("statuses.editStatus")}
      open={status !== null}
      onClose={() => void close()}
    >
      <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
        {status === "new" && <NewStatusEditor looks={looks} onFilled={setFilled} onSaved={onClose} />}
        {status !== null && status !== "new" && (
          <KnownStatusEditor key={status.id} status={status} looks={looks} onFilled={setFilled} onSaved={onClose} />
        )}
      </Suspense>
    </Sheet>
  );
}
