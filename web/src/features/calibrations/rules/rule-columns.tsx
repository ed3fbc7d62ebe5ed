import { t } from "@boresight/domain/texts/text";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { RuleMark } from "./rule-mark.tsx";
import { mannerOf, reachOf, vehiclesOf } from "./rule-words.ts";

type Column = TableColumn<CalibrationRuleRowFragment>;

const make: Column = {
  field: "make",
  header: t("base.vehicles"),
  flex: 1,
  minWidth: 150,
  sortable: true,
  show: (rule) => <TwoLines main={vehiclesOf(rule)} second={reachOf(rule)} />,
};
const repair: Column = {
  field: "repair",
  header: t("base.repair"),
  flex: 1.6,
  minWidth: 180,
  show: ({ repairOperation }) => <TwoLines main={repairOperation?.name} />,
};
const calibration: Column = {
  field: "calibration",
  header: t("base.calibration"),
  flex: 1.6,
  minWidth: 200,
  show: (rule) => <TwoLines main={rule.lineItemType?.name} second={mannerOf(rule)} />,
};
const source: Column = {
  field: "source",
  header: t("base.source"),
  flex: 1,
  minWidth: 120,
  show: ({ sourceTitle, note }) => <TwoLines main={sourceTitle || t("calibrations.noSource")} second={note} />,
};
const verified: Column = {
  field: "verifiedAt",
  header: t("base.status"),
  minWidth: 140,
  sortable: true,
  show: (rule) => <RuleMark rule={rule} />,
};
export const ruleColumns: readonly Column[] = [make, repair, calibration, source, verified];
