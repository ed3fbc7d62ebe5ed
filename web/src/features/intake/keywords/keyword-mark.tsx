import BlockOutlined from "@mui/icons-material/BlockOutlined";
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import { ToneChip } from "#ui/text/tone-chip.tsx";

/** Whether repair orders are read for a keyword. */
export function KeywordMark({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <ToneChip tone="green" icon={CheckCircleOutlined}>
      In use
    </ToneChip>
  ) : (
    <ToneChip tone="grey" icon={BlockOutlined}>
      Out of use
    </ToneChip>
  );
}
