import Box from "@mui/material/Box";
import { EditorContent, useEditor } from "@tiptap/react";
import type { Editor } from "@tiptap/core";
import { useEffect, useRef } from "react";
import { FormField } from "#ui/form/form-field.tsx";
import { bodyExtensions, lineExtensions } from "./mail-extensions.ts";
import { fieldLook } from "./field-look.ts";
import { fromEditor, lineToEditor, toEditor } from "./template-html.ts";

interface TemplateFieldProps {
  label: string;
  error: string | undefined;
  dir: "ltr" | "rtl";
  isOneLine?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Called once the editor shows a text that it was given. */
  onShown?: (editor: Editor) => void;
  /** Called with each editor that gets the focus. */
  onFocus: (editor: Editor) => void;
}

/** Text with variables as chips: the HTML of an email, or the plain line of its subject. */
export function TemplateField({ label, error, ...field }: TemplateFieldProps) {
  return (
    <FormField label={label} error={error}>
      {(described) => <Writing label={label} described={described} {...field} />}
    </FormField>
  );
}

interface WritingProps extends Omit<TemplateFieldProps, "error"> {
  described: { id: string; "aria-invalid": boolean; "aria-describedby"?: string | undefined };
}

function Writing({ label, described, dir, isOneLine = false, value, onChange, onShown, onFocus }: WritingProps) {
  const last = useRef(value);
  const shown = (text: string) => (isOneLine ? lineToEditor(text) : toEditor(text));
  const editor = useEditor({
    extensions: isOneLine ? lineExtensions : bodyExtensions,
    content: shown(value),
    injectCSS: false,
    editorProps: { attributes: attributesOf(label, { described, dir, isOneLine }) },
    onCreate: ({ editor: created }) => onShown?.(created),
    onFocus: ({ editor: focused }) => onFocus(focused),
    onUpdate: ({ editor: written }) => {
      last.current = isOneLine ? written.getText() : fromEditor(written.getHTML());
      onChange(last.current);
    },
  });
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    editor.commands.setContent(isOneLine ? lineToEditor(value) : toEditor(value), { emitUpdate: false });
    onShown?.(editor);
  }, [editor, value, isOneLine, onShown]);

  return <Box component={EditorContent} editor={editor} sx={fieldLook(isOneLine, described["aria-invalid"])} />;
}

type Described = Pick<WritingProps, "described" | "dir"> & { isOneLine: boolean };

const attributesOf = (label: string, { described, dir, isOneLine }: Described): Record<string, string> => ({
  role: "textbox",
  "aria-label": label,
  "aria-multiline": String(!isOneLine),
  "aria-invalid": String(described["aria-invalid"]),
  ...(described["aria-describedby"] && { "aria-describedby": described["aria-describedby"] }),
  id: described.id,
  dir,
});
