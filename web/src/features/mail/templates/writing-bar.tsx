import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { FormatBold } from "#ui/icons/display/format-bold.ts";
import { FormatItalic } from "#ui/icons/display/format-italic.ts";
import { FormatListBulleted } from "#ui/icons/display/format-list-bulleted.ts";
import { LinkOutlined } from "#ui/icons/action/link-outlined.ts";
import { Notes } from "#ui/icons/file/notes.ts";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import { VariablePicker } from "./variable-picker.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

interface Shape {
  label: string;
  icon: SvgIconComponent;
  before: string;
  after: string;
}

const shapes: readonly Shape[] = [
  { label: t("mail.bold"), icon: FormatBold, before: "<strong>", after: "</strong>" },
  { label: t("mail.italic"), icon: FormatItalic, before: "<em>", after: "</em>" },
  { label: t("mail.paragraph"), icon: Notes, before: "<p>", after: "</p>" },
  { label: t("mail.list"), icon: FormatListBulleted, before: "<ul>\n<li>", after: "</li>\n</ul>" },
  { label: t("mail.buttonToTheOrder"), icon: LinkOutlined, before: '<p><a href="{{order.url}}">', after: "</a></p>" },
];

interface WritingBarProps {
  /** Inserts into the text of the email. */
  onShape: (before: string, after: string) => void;
  /** Inserts at the last cursor position, also in the subject. */
  onInsert: (before: string, after: string) => void;
}

/** Formats the selection and inserts the order's variables. */
export function WritingBar({ onShape, onInsert }: WritingBarProps) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Box role="toolbar" aria-label={t("mail.shapeTheText")} sx={{ display: "flex" }}>
        {shapes.map(({ label, icon: Icon, before, after }) => (
          <Tooltip key={label} title={label}>
            <IconButton aria-label={label} onClick={() => onShape(before, after)}>
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      <VariablePicker onInsert={onInsert} />
    </Box>
  );
}
