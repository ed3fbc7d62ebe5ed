import { t } from "@boresight/domain/texts/text";
import type { MailLocale } from "@boresight/domain/mail/email-template";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ForwardToInboxOutlined from "~icons/ic/outline-forward-to-inbox";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { MailTemplateFragment, MailTextFragment } from "#graphql/graphql.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { saveByKey } from "#ui/dialog/save-by-key.ts";
import { FindOrder, useFoundOrders } from "#features/mail/preview/find-order.tsx";
import { MailPreview } from "#features/mail/preview/mail-preview.tsx";
import { useVerb } from "#records/use-verb.ts";
import { MailVersions } from "./mail-versions.tsx";
import { TextFields } from "../writing/text-fields.tsx";
import { textResolver, textValues, type TextForm } from "../writing/text-form.ts";
import { useMailRights } from "./use-change-template.ts";
import { useTextVerbs } from "./use-text-verbs.ts";

interface TextEditorProps {
  template: MailTemplateFragment;
  text: MailTextFragment;
  locale: MailLocale;
  /** Called with whether leaving would lose changes. */
  onFilled: (filled: boolean) => void;
}

/** An email's text in one language, beside its preview with a real order. */
export function TextEditor({ template, text, locale, onFilled }: TextEditorProps) {
  const { mayChange } = useMailRights(template);
  const form = useForm({ resolver: textResolver, defaultValues: textValues(text) });
  const { isDirty, isSubmitting } = form.formState;
  const orders = useFoundOrders();
  const [subject, bodyHtml] = useWatch({ control: form.control, name: ["subject", "bodyHtml"] });
  const { problem, save, sendTest } = useEditing(form, text);
  useEffect(() => {
    if (!form.formState.isDirty) form.reset(textValues(text)); // A newer text does not replace unsaved changes.
  }, [form, text]);
  useEffect(() => {
    onFilled(isDirty);
    return () => onFilled(false);
  }, [onFilled, isDirty]);
  const { orderId } = orders;

  return (
    <Box
      sx={{
        display: "grid",
        gap: 6,
        gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 1fr)" },
        alignItems: "start",
      }}
    >
      {!mayChange && <Alert severity="info">{t("mail.moneyMailsAreAdmins")}</Alert>}
      {mayChange && (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void save(event)}
          onKeyDown={saveByKey(() => void save())}
          sx={{ display: "grid", gap: 2, minWidth: 0 }}
        >
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextFields form={form} locale={locale} />
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
            <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isDirty}>
              {t("base.save")}
            </Button>
            <Button
              startIcon={<ForwardToInboxOutlined />}
              disabled={orderId === null}
              onClick={() =>
                orderId !== null && void sendTest({ template: template.key, locale, orderId, ...form.getValues() })
              }
            >
              {t("mail.sendATestToMe")}
            </Button>
          </Box>
          <MailVersions text={text} isWritten={isDirty} onRestored={(restored) => form.reset(textValues(restored))} />
        </Box>
      )}
      <TextPreview orders={orders} template={template.key} locale={locale} subject={subject} bodyHtml={bodyHtml} />
    </Box>
  );
}

interface TextPreviewProps {
  orders: ReturnType<typeof useFoundOrders>;
  template: string;
  locale: MailLocale;
  subject: string;
  bodyHtml: string;
}

function TextPreview({ orders, ...text }: TextPreviewProps) {
  const { orderId } = orders;

  return (
    <Box component="section" aria-label={t("base.preview")} sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <FindOrder {...orders} />
      {orderId !== null && <MailPreview {...text} orderId={orderId} />}
      {orders.hasNone && (
        <BlankState kind="empty" title={t("mail.noOrderToShowItWith")} dense>
          {t("mail.theMailIsShownHereWith")}
        </BlankState>
      )}
    </Box>
  );
}

/** The buttons to save and test, and why they failed. */
function useEditing(form: TextForm, { id, version }: MailTextFragment) {
  const { problem, run } = useVerb({ form });
  const verbs = useTextVerbs();

  return {
    problem,
    save: form.handleSubmit(async (values) => {
      await run(async () => {
        const saved = await verbs.save({ id, version, ...values });
        if (saved) form.reset(textValues(saved));
      }, t("mail.theMailIsSaved"));
    }),
    sendTest: (draft: Parameters<typeof verbs.sendTest>[0]) =>
      run(
        () => verbs.sendTest(draft),
        (email) => t("mail.aTestGoesToValue", { email }),
      ),
  };
}
