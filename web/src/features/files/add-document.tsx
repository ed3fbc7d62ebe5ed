import { t } from "@boresight/domain/texts/text";
import { isDocumentKind, isVisibleByDefault, type DocumentKind } from "@boresight/domain/files/document-kinds";
import { documentSlot, refusalFor } from "@boresight/domain/files/file-refusal";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatFileSize } from "#ui/text/file-size.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { guessedKind } from "./guessed-kind.ts";
import { KindField } from "./kind-field.tsx";
import { AddFileButtons } from "./upload/add-file-buttons.tsx";
import { useQueueFiles } from "./upload/use-queue-files.ts";
import { alignStart } from "#ui/theme/align-start.ts";

interface AddDocumentProps {
  orderId: string;
  /** Files that were already dropped. */
  dropped: readonly File[];
  onClose: () => void;
}

export function AddDocument({ orderId, dropped, onClose }: AddDocumentProps) {
  const queueFiles = useQueueFiles();
  const [chosen, setChosen] = useState(() => judged(dropped));
  const [said, setSaid] = useState<DocumentKind | null>(null);
  const kind = said ?? guessedKind(chosen.files);
  const [customerVisible, setCustomerVisible] = useState(true);
  const chooseKind = (next: string) => {
    if (!isDocumentKind(next)) return;
    setSaid(next);
    setCustomerVisible(isVisibleByDefault(next));
  };
  const submit = async () => {
    if (chosen.files.length === 0) return setChosen({ ...chosen, problem: t("files.chooseAFileFirst") });
    const uploadTarget = { serviceOrderId: orderId, kind, customerVisible };
    if (await queueFiles(chosen.files.map((file) => ({ file, uploadTarget })))) onClose();
  };

  return (
    <FormDialog
      title={t("files.addDocument")}
      action={t("files.upload")}
      busy={false}
      problem={chosen.problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <KindField kind={kind} onChange={chooseKind} />
      <FormControlLabel
        control={<Switch checked={customerVisible} onChange={(_event, checked) => setCustomerVisible(checked)} />}
        label={t("files.theCustomerSeesIt")}
      />
      <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
        <AddFileButtons slot={documentSlot} onChoose={(files) => setChosen(judged(files))} />
        {chosen.files.map(({ name, size }) => (
          <Typography key={name} variant="body2" dir="auto" noWrap sx={alignStart}>
            <bdi>{name}</bdi> · {formatFileSize(size)}
          </Typography>
        ))}
      </Box>
    </FormDialog>
  );
}

/** Splits files into those that can be uploaded and why the others cannot. */
function judged(files: readonly File[]): { files: readonly File[]; problem: string | null } {
  const refusals = files.map((file) =>
    refusalFor({ name: file.name, mimeType: file.type, size: file.size }, documentSlot, 0),
  );
  return {
    files: files.filter((_file, index) => refusals[index] === null),
    problem: refusals.find((refusal) => refusal !== null) ?? null,
  };
}
