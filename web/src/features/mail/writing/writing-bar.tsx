import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useEditorState } from "@tiptap/react";
import type { Editor } from "@tiptap/core";
import CodeOutlined from "~icons/ic/outline-code";
import FormatBold from "~icons/ic/baseline-format-bold";
import FormatItalic from "~icons/ic/baseline-format-italic";
import FormatListBulleted from "~icons/ic/baseline-format-list-bulleted";
import LinkOutlined from "~icons/ic/outline-link";
import HelpOutlineOutlined from "~icons/ic/outline-help-outline";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { linkToOrder, makeConditional, selectedValue } from "./mail-commands.ts";
import { VariablePicker } from "./variable-picker.tsx";

interface WritingBarProps {
  /** Null while the text is edited as HTML. */
  editor: Editor | null;
  /** Inserts a variable where the cursor was last, also in the subject. */
  onInsert: (name: string) => void;
  isHtml: boolean;
  onHtml: () => void;
}

/** Formats the selection and inserts the order's variables. */
export function WritingBar({ editor, onInsert, isHtml, onHtml }: WritingBarProps) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Box role="toolbar" aria-label={t("mail.shapeTheText")} sx={{ display: "flex" }}>
        {editor && <Shapes editor={editor} />}
        <BarButton label={t("mail.editAsHtml")} icon={CodeOutlined} isPressed={isHtml} onClick={onHtml} />
      </Box>
      <VariablePicker onInsert={onInsert} />
    </Box>
  );
}

function Shapes({ editor }: { editor: Editor }) {
  const { isBold, isItalic, isList, hasValue } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isBold: now.isActive("bold"),
      isItalic: now.isActive("italic"),
      isList: now.isActive("bulletList"),
      hasValue: selectedValue(now) !== null,
    }),
  });
  const edit = () => editor.chain().focus();

  return (
    <>
      <BarButton
        label={t("mail.bold")}
        icon={FormatBold}
        isPressed={isBold}
        onClick={() => edit().toggleBold().run()}
      />
      <BarButton
        label={t("mail.italic")}
        icon={FormatItalic}
        isPressed={isItalic}
        onClick={() => edit().toggleItalic().run()}
      />
      <BarButton
        label={t("mail.list")}
        icon={FormatListBulleted}
        isPressed={isList}
        onClick={() => edit().toggleBulletList().run()}
      />
      <BarButton
        label={t("mail.buttonToTheOrder")}
        icon={LinkOutlined}
        onClick={() => linkToOrder(editor, t("mail.seeYourOrder"))}
      />
      <BarButton
        label={t("mail.onlyIfTheValueIsKnown")}
        icon={HelpOutlineOutlined}
        isDisabled={!hasValue}
        onClick={() => makeConditional(editor)}
      />
    </>
  );
}

interface BarButtonProps {
  label: string;
  icon: SvgIconComponent;
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

function BarButton({ label, icon: Icon, isPressed, isDisabled = false, onClick }: BarButtonProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          aria-label={label}
          aria-pressed={isPressed}
          disabled={isDisabled}
          color={isPressed ? "primary" : "default"}
          onClick={onClick}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
