import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import type { MailLocale } from "@boresight/domain/mail/email-template";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { EnabledSwitch } from "./enabled-switch.tsx";
import { MailTemplate, MailText } from "./mail-template.ts";
import { leaveUnsaved, localeChoices } from "../mail-words.ts";
import { RecipientsInput } from "./recipients-input.tsx";
import { TextEditor } from "./text-editor.tsx";

const MailInSheet = graphql(`
  query MailInSheet($id: UUID!) {
    emailTemplate(id: $id) {
      id
      ...MailTemplate
      texts(first: 10) {
        nodes {
          id
          ...MailText
        }
      }
    }
  }
`);

interface KnownTemplateProps {
  id: string;
  filled: boolean;
  onFilled: (filled: boolean) => void;
}

/** One email: its switch, its recipients, and its text in each language. */
export function KnownTemplate({ id, filled, onFilled }: KnownTemplateProps) {
  const { data, error, refetch } = useQuery(MailInSheet, { variables: { id }, fetchPolicy: "cache-and-network" });
  const [locale, setLocale] = useState<MailLocale>("en");
  const confirm = useConfirm();
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <Skeleton height={480} sx={{ mx: 6 }} />;
  const template = readFragment(MailTemplate, data.emailTemplate);
  if (!template) return <BlankState kind="noMatch" title={t("mail.thisMailIsNotThere")} dense />;
  const texts = rowsOf(data.emailTemplate?.texts).map((text) => readFragment(MailText, text));
  const text = texts.find((one) => one.locale === locale);
  const choose = async (value: string) => {
    const chosen = localeChoices.find((choice) => choice.value === value);
    if (chosen && (!filled || (await confirm(leaveUnsaved)))) setLocale(chosen.value);
  };

  return (
    <Box sx={{ overflowY: "auto", px: 6, pb: 6, display: "grid", gap: 3, alignContent: "start" }}>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { md: "1fr auto" }, alignItems: "start" }}>
        <RecipientsInput template={template} />
        <Box sx={{ justifySelf: "start", pt: { md: 7 } }}>
          <EnabledSwitch template={template} />
        </Box>
      </Box>
      <SegmentedChoice
        label={t("base.language")}
        value={locale}
        choices={localeChoices}
        onChoose={(value) => void choose(value)}
      />
      {text && <TextEditor key={text.id} text={text} locale={locale} template={template} onFilled={onFilled} />}
    </Box>
  );
}
