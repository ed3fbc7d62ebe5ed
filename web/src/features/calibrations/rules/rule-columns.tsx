import { t } from "@boresight/domain/texts/text";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { RuleMark } from "./rule-mark.tsx";
import { mannerOf, narrowedTo, vehiclesOf } from "./rule-words.ts";

type Column = TableColumn<CalibrationRuleRowFragment>;

const make: Column = {
  field: "make",
  header: t("base.vehicles"),
  flex: 1,
  minWidth: 140,
  sortable: true,
  show: (rule) => <TwoLines main={vehiclesOf(rule)} second={narrowedTo(rule)} />,
};
const repair: Column = {
  field: "repair",
  header: t("calibrations.repair"),
  flex: 1.6,
  minWidth: 200,
  show: ({ repairOperation }) => <TwoLines main={repairOperation?.name} />,
};
const calibration: Column = {
  field: "calibration",
  header: t("calibrations.calibration"),
  flex: 1.6,
  minWidth: 210,
  show: (rule) => <TwoLines main={rule.lineItemType?.name} second={mannerOf(rule)} />,
};
const source: Column = {
  field: "source",
  header: t("calibrations.source"),
  flex: 1,
  minWidth: 130,
  show: ({ sourceTitle, note }) => <TwoLines main={sourceTitle || "–"} second={note} />,
};
const verified: Column = {
  field: "verifiedAt",
  header: t("base.status"),
  minWidth: 130,
  sortable: true,
  show: (rule) => <RuleMark rule={rule} />,
};
const updated: Column = {
  field: "updatedAt",
  header: t("calibrations.changed"),
  minWidth: 110,
  sortable: true,
  show: (rule) => <RelativeTime moment={rule.updatedAt} />,
};

export const ruleColumns: readonly Column[] = [make, repair, calibration, source, verified, updated];
