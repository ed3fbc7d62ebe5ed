import { t } from "@boresight/domain/texts/text";
import type { MailLocale } from "@boresight/domain/mail/email-template";
import Box from "@mui/material/Box";
import { useRef, type FocusEvent } from "react";
import { TextInput } from "#ui/form/text-input.tsx";
import type { TextForm } from "./text-form.ts";
import { typeAround, type TextField } from "./type-around.ts";
import { WritingBar } from "./writing-bar.tsx";

/** Subject and text of an email, with tools for writing them. */
export function TextFields({ form, locale }: { form: TextForm; locale: MailLocale }) {
  const fields = useRef<HTMLDivElement>(null);
  const last = useRef<TextField | null>(null);
  const onFocus = ({ target }: FocusEvent<TextField>) => {
    last.current = target;
  };
  const insert = (before: string, after: string) => {
    const field = last.current ?? fields.current?.querySelector("textarea");
    if (field) typeAround(field, before, after);
  };
  const shape = (before: string, after: string) => {
    const text = fields.current?.querySelector("textarea");
    if (text) typeAround(text, before, after);
  };

  return (
    <Box ref={fields} sx={{ display: "grid", gap: 1, alignContent: "start" }}>
      <TextInput
        form={form}
        name="subject"
        label={t("mail.subject")}
        input={{ onFocus, inputProps: { dir: locale === "ar" ? "rtl" : "ltr" } }}
      />
      <WritingBar onShape={shape} onInsert={insert} />
      <TextInput
        form={form}
        name="bodyHtml"
        label={t("mail.text")}
        help={t("mail.paragraphsBoldListsAndLinksAre")}
        input={{
          onFocus,
          multiline: true,
          minRows: 10,
          maxRows: 20,
          inputProps: { dir: "ltr" }, // Its tags would be broken up among Arabic words.
          sx: { "& textarea": { typography: "code" } },
        }}
      />
    </Box>
  );
}
