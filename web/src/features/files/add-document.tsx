import {
  documentKindWords,
  documentKinds,
  isDocumentKind,
  type DocumentKind,
} from "@boresight/domain/files/document-kinds";
import { documentSlot, refusalFor } from "@boresight/domain/files/file-refusal";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatFileSize } from "#ui/text/file-size.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import { AddFileButtons } from "./upload/add-file-buttons.tsx";
import { useFileServices } from "./file-services.tsx";
import { alignStart } from "#ui/layout/align-start.ts";

interface AddDocumentProps {
  orderId: string;
  /** What was dropped already. */
  dropped: readonly File[];
  onClose: () => void;
}

/** Made by the product itself, never brought. */
const generated: ReadonlySet<DocumentKind> = new Set(["estimatePdf", "invoicePdf"]);
const offeredKinds = documentKinds.filter((kind) => !generated.has(kind));
const internal: ReadonlySet<DocumentKind> = new Set(["damagePhoto", "oemProcedure", "targetPhoto"]);

export function AddDocument({ orderId, dropped, onClose }: AddDocumentProps) {
  const { queue } = useFileServices();
  const [chosen, setChosen] = useState(() => judged(dropped));
  const [kind, setKind] = useState<DocumentKind>("other");
  const [customerVisible, setCustomerVisible] = useState(true);
  const chooseKind = (next: string) => {
    if (!isDocumentKind(next)) return;
    setKind(next);
    setCustomerVisible(!internal.has(next));
  };
  const submit = () => {
    if (chosen.files.length === 0) return setChosen({ ...chosen, problem: "Choose a file first" });
    const uploadTarget = { serviceOrderId: orderId, kind, customerVisible };
    void queue.add(chosen.files.map((file) => ({ file, uploadTarget })));
    onClose();
  };

  return (
    <FormDialog
      title="Add document"
      action="Upload"
      busy={false}
      problem={chosen.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <KindField kind={kind} onChange={chooseKind} />
      <FormControlLabel
        control={<Switch checked={customerVisible} onChange={(_event, checked) => setCustomerVisible(checked)} />}
        label="The customer sees it"
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

function KindField({ kind, onChange }: { kind: DocumentKind; onChange: (kind: string) => void }) {
  return (
    <FormField label="What is it?">
      {({ id, ...described }) => (
        <TextField
          select
          id={id}
          value={kind}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ htmlInput: described, select: { SelectDisplayProps: { "aria-label": "What is it?" } } }}
        >
          {offeredKinds.map((offered) => (
            <MenuItem key={offered} value={offered}>
              {documentKindWords[offered]}
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormField>
  );
}

/** What of these may go, and why the first of the others may not. */
function judged(files: readonly File[]): { files: readonly File[]; problem: string | null } {
  const refusals = files.map((file) =>
    refusalFor({ name: file.name, mimeType: file.type, size: file.size }, documentSlot, 0),
  );
  return {
    files: files.filter((_file, index) => refusals[index] === null),
    problem: refusals.find((refusal) => refusal !== null) ?? null,
  };
}
