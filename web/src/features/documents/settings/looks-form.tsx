import { useMutation } from "@apollo/client/react";
import { documentSettingsSchema, type DocumentLooks } from "@boresight/domain/settings/document-settings";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { DocumentLooksFieldsFragment } from "#graphql/graphql.ts";
import { useSave } from "#records/form/use-save.ts";
import { PageForm } from "#ui/form/page-form.tsx";
import { Pair } from "#ui/form/pair.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { LooksPreview } from "./looks-preview.tsx";

const SaveDocumentSettings = graphql(`
  mutation SaveDocumentSettings($input: SaveDocumentSettingsInput!) {
    saveDocumentSettings(input: $input) {
      shopSetting {
        id
      }
    }
  }
`);

type LooksValues = Record<keyof DocumentLooks, string>;

const valuesOf = (looks: DocumentLooksFieldsFragment): LooksValues => ({
  accentColor: looks.accentColor,
  pageSize: looks.pageSize,
  letterheadLines: looks.letterheadLines,
  documentFooter: looks.documentFooter,
  paymentInstructions: looks.paymentInstructions,
  estimateText: looks.estimateText,
  invoiceText: looks.invoiceText,
  certificateText: looks.certificateText,
});

/** One form: the looks of the documents are saved as a whole; the preview follows what is typed. */
export function LooksForm({ looks }: { looks: DocumentLooksFieldsFragment }) {
  const { version } = looks;
  const form = useForm<LooksValues>({ defaultValues: valuesOf(looks) });
  const [save] = useMutation(SaveDocumentSettings, { refetchQueries: "active", awaitRefetchQueries: true });
  const frame = useSave({
    form,
    input: (values) => ({ ...values, version }),
    schema: documentSettingsSchema,
    save: (input) => save({ variables: { input } }),
    done: () => t("documents.looksAreSaved"),
    fieldsSuffice: true,
  });

  return (
    <Box
      sx={{
        display: "grid",
        gap: 4,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
      }}
    >
      <PageForm {...frame}>
        <LetterheadFields form={form} />
        <TextFields form={form} />
      </PageForm>
      <Preview form={form} />
    </Box>
  );
}

interface GroupProps {
  form: UseFormReturn<LooksValues>;
}

const Preview = ({ form }: GroupProps) => <LooksPreview looks={useWatch({ control: form.control })} />;

const long = { multiline: true, minRows: 2 } as const;

function LetterheadFields({ form }: GroupProps) {
  const sizes = [
    { value: "us-letter", label: t("documents.usLetter") },
    { value: "a4", label: t("documents.a4") },
  ];

  return (
    <SectionCard title={t("documents.letterhead")}>
      <Pair>
        <TextInput
          form={form}
          name="accentColor"
          label={t("documents.accentColor")}
          help={t("documents.accentColorHelp")}
          input={{ type: "color" }}
        />
        <SelectInput form={form} name="pageSize" label={t("documents.pageSize")} choices={sizes} />
      </Pair>
      <TextInput
        form={form}
        name="letterheadLines"
        label={t("documents.letterheadLines")}
        help={t("documents.letterheadLinesHelp")}
        input={long}
        optional
      />
      <TextInput form={form} name="documentFooter" label={t("documents.footer")} input={long} optional />
    </SectionCard>
  );
}

function TextFields({ form }: GroupProps) {
  return (
    <SectionCard title={t("documents.textsOnDocuments")}>
      <TextInput form={form} name="estimateText" label={t("documents.estimateText")} input={long} optional />
      <TextInput form={form} name="invoiceText" label={t("documents.invoiceText")} input={long} optional />
      <TextInput
        form={form}
        name="paymentInstructions"
        label={t("documents.paymentInstructions")}
        input={long}
        optional
      />
      <TextInput form={form} name="certificateText" label={t("documents.certificateText")} input={long} optional />
    </SectionCard>
  );
}
