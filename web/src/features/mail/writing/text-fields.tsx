import { t } from "@boresight/domain/texts/text";
import type { MailLocale } from "@boresight/domain/mail/email-template";
import Box from "@mui/material/Box";
import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import { useController } from "react-hook-form";
import { TextInput } from "#ui/form/text-input.tsx";
import { bracesFor, insertVariable } from "./mail-commands.ts";
import { isSameText, fromEditor } from "./template-html.ts";
import { TemplateField } from "./template-field.tsx";
import type { TextForm } from "./text-form.ts";
import { WritingBar } from "./writing-bar.tsx";

/** Subject and text of an email, with tools for writing them. */
export function TextFields({ form, locale }: { form: TextForm; locale: MailLocale }) {
  const [body, setBody] = useState<Editor | null>(null);
  const [isHtml, setIsHtml] = useState(false);
  const last = useRef<Editor | null>(null);
  const html = useRef<HTMLDivElement>(null);
  const subject = useController({ control: form.control, name: "subject" });
  const text = useController({ control: form.control, name: "bodyHtml" });
  const dir = locale === "ar" ? "rtl" : "ltr";
  const onFocus = (editor: Editor) => {
    last.current = editor;
  };
  const onShown = (editor: Editor) => {
    setBody(editor);
    last.current ??= editor;
    // What the editor cannot hold would be lost with the first letter that is typed.
    if (!isSameText(fromEditor(editor.getHTML()), text.field.value)) setIsHtml(true);
  };
  const insert = (name: string) => {
    const source = html.current?.querySelector("textarea");
    if (source) typeAround(source, ...bracesFor(name));
    else if (last.current) insertVariable(last.current, name);
  };

  return (
    <Box sx={{ display: "grid", gap: 1, alignContent: "start" }}>
      <TemplateField
        isOneLine
        label={t("mail.subject")}
        error={subject.fieldState.error?.message}
        dir={dir}
        value={subject.field.value}
        onChange={subject.field.onChange}
        onFocus={onFocus}
      />
      <WritingBar
        editor={isHtml ? null : body}
        onInsert={insert}
        isHtml={isHtml}
        onHtml={() => setIsHtml((shown) => !shown)}
      />
      {isHtml ? (
        <Box ref={html}>
          <HtmlInput form={form} />
        </Box>
      ) : (
        <TemplateField
          label={t("mail.text")}
          error={text.fieldState.error?.message}
          dir={dir}
          value={text.field.value}
          onChange={text.field.onChange}
          onShown={onShown}
          onFocus={onFocus}
        />
      )}
    </Box>
  );
}

function HtmlInput({ form }: { form: TextForm }) {
  return (
    <TextInput
      form={form}
      name="bodyHtml"
      label={t("mail.text")}
      help={t("mail.aboutHtml")}
      input={{
        multiline: true,
        minRows: 10,
        maxRows: 20,
        inputProps: { dir: "ltr" }, // Its tags would be broken up among Arabic words.
        sx: { "& textarea": { typography: "code" } },
      }}
    />
  );
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Inserts text before and after the selection of a field, as if it had been typed. */
function typeAround(field: TextField, before: string, after = ""): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  field.focus();
  field.setRangeText(`${before}${field.value.slice(start, end)}${after}`, start, end, "end");
  if (start === end) field.setSelectionRange(start + before.length, start + before.length);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
