import { t } from "@boresight/domain/texts/text";
import Checkbox from "@mui/material/Checkbox";
import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import type { EvidenceFile } from "./attempt-dialog.tsx";

interface EvidenceChoiceProps {
  id: string;
  files: readonly EvidenceFile[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

export function EvidenceChoice({ id, files, chosen, onChoose }: EvidenceChoiceProps) {
  return (
    <Select
      multiple
      size="small"
      fullWidth
      displayEmpty
      disabled={files.length === 0}
      value={[...chosen]}
      inputProps={{ id }}
      SelectDisplayProps={{ "aria-label": t("calibrations.evidence") }}
      onChange={({ target }) => onChoose([target.value].flat())}
      renderValue={(ids) =>
        ids.length === 0
          ? t("ui.none")
          : t("calibrations.lengthOfLength2Files", { count: ids.length, total: files.length })
      }
    >
      {files.map((file) => (
        <MenuItem key={file.id} value={file.id}>
          <Checkbox size="small" checked={chosen.includes(file.id)} />
          <ListItemText primary={file.name} secondary={file.documentKind} />
        </MenuItem>
      ))}
    </Select>
  );
}
