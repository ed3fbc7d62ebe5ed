import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { Suspense, type ComponentType } from "react";
import { RuleActions } from "#features/calibrations/rules/rule-actions.tsx";
import { NewRowButton } from "#records/list/new-row-button.tsx";
import { Sections } from "#ui/layout/sections.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Page } from "#ui/layout/page.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

interface Section {
  value: string;
  label: string;
  Part: ComponentType;
  Actions?: ComponentType;
  /** A table that scrolls under its own header. */
  fill?: true;
}

const WebhookSettings = lazyPart(
  async () => (await import("#features/settings/webhooks/webhook-settings.tsx")).WebhookSettings,
);

const sections: readonly [Section, ...Section[]] = [
  {
    value: "import",
    label: t("settings.sectionImport"),
    Part: lazyPart(async () => (await import("#features/settings/import/import-tools.tsx")).ImportTools),
  },
  {
    value: "export",
    label: t("settings.sectionExport"),
    Part: lazyPart(async () => (await import("#features/settings/export/export-tools.tsx")).ExportTools),
  },
  {
    value: "duplicates",
    label: t("settings.duplicates"),
    Part: lazyPart(async () => (await import("#features/settings/upkeep/duplicates.tsx")).Duplicates),
  },
  {
    value: "rules",
    label: t("base.calibrationRules"),
    Part: lazyPart(async () => (await import("#features/calibrations/rules/calibration-rules.tsx")).CalibrationRules),
    Actions: RuleActions,
    fill: true,
  },
  {
    value: "payers",
    label: t("billing.payers"),
    Part: lazyPart(async () => (await import("#features/billing/payers/payers.tsx")).Payers),
    Actions: () => <NewRowButton opens="payer">{t("billing.newPayer")}</NewRowButton>,
    fill: true,
  },
  {
    value: "disclosures",
    label: t("documents.disclosures"),
    Part: lazyPart(async () => (await import("#features/documents/disclosures/disclosure-texts.tsx")).DisclosureTexts),
    Actions: () => <NewRowButton opens="disclosure">{t("documents.newDisclosure")}</NewRowButton>,
  },
  {
    value: "procedures",
    label: t("calibrations.procedures"),
    Part: lazyPart(async () => (await import("#features/calibrations/procedures/procedures.tsx")).Procedures),
    Actions: () => <NewRowButton opens="procedure">{t("calibrations.newProcedure")}</NewRowButton>,
    fill: true,
  },
  {
    value: "answers",
    label: t("inbox.answerTemplates"),
    Part: lazyPart(async () => (await import("#features/inbox/templates/answer-templates.tsx")).AnswerTemplates),
    Actions: () => <NewRowButton opens="answer">{t("inbox.newAnswerTemplate")}</NewRowButton>,
    fill: true,
  },
  {
    value: "words",
    label: t("base.keywords"),
    Part: lazyPart(async () => (await import("#features/intake/keywords/repair-keywords.tsx")).RepairKeywords),
    Actions: () => <NewRowButton opens="keyword">{t("intake.newKeyword")}</NewRowButton>,
    fill: true,
  },
  {
    value: "repairs",
    label: t("intake.repairRules"),
    Part: lazyPart(async () => (await import("#features/intake/keywords/repair-rules.tsx")).RepairRules),
  },
  {
    value: "jobs",
    label: t("settings.sectionJobs"),
    Part: lazyPart(async () => (await import("#features/settings/upkeep/jobs.tsx")).Jobs),
  },
  {
    value: "audit",
    label: t("settings.audit"),
    Part: lazyPart(async () => (await import("#features/settings/upkeep/audit.tsx")).Audit),
  },
  { value: "webhooks", label: t("base.webhooks"), Part: () => <WebhookSettings owner="shop" /> },
  {
    value: "records",
    label: t("settings.sectionRecords"),
    Part: lazyPart(async () => (await import("#features/settings/upkeep/records-kept.tsx")).RecordsKept),
  },
];

/** The office's tools, each a section of its own in the address. */
export function Utils() {
  const { search } = useAddress();
  const { value, Part, Actions, fill = false } = sections.find((one) => one.value === search["tab"]) ?? sections[0];

  return (
    <Page fill={fill} title={t("settings.utils")} actions={Actions && <Actions />}>
      <Sections label={t("settings.utilsSections")} sections={sections} selected={value}>
        <Suspense fallback={<ListSkeleton rows={8} />}>
          <Box key={value} sx={{ display: "contents" }}>
            <Part />
          </Box>
        </Suspense>
      </Sections>
    </Page>
  );
}
