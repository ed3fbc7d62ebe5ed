import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { CalibrationRuleOrderBy, CalibrationRuleRowFragment } from "#graphql/graphql.ts";
import { listOrder, useListPage } from "#records/use-list-page.ts";
import { NoRows } from "#ui/table/no-rows.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { ruleColumns } from "./rule-columns.tsx";
import { ruleFilterNames, rulesIn, verifiedChoices } from "./rule-filters.ts";
import { CalibrationRuleRow } from "./rule-row.ts";
import { RuleSheet } from "./rule-sheet.tsx";
import { activeFilterChoices } from "#ui/filter/active-filter.ts";
import { SelectFilterBar } from "#ui/filter/select-filter-bar.tsx";
import { useRuleChoices } from "./use-rule-choices.ts";
import Box from "@mui/material/Box";
import { alignStart } from "#ui/theme/align-start.ts";
import { RuleMark } from "./rule-mark.tsx";
import { mannerOf, narrowedTo, vehiclesOf } from "./rule-words.ts";

const CalibrationRulesPage = graphql(`
  query CalibrationRulesPage(
    $first: Int!
    $offset: Int!
    $orderBy: [CalibrationRuleOrderBy!]
    $filter: CalibrationRuleFilter
  ) {
    calibrationRules(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...CalibrationRuleRow
      }
    }
  }
`);

const orderBy = listOrder<CalibrationRuleOrderBy>(
  {
    make: { asc: "MAKE_ASC", desc: "MAKE_DESC" },
    verifiedAt: { asc: "VERIFIED_AT_ASC", desc: "VERIFIED_AT_DESC" },
  },
  "MAKE_ASC",
);

const card = (rule: CalibrationRuleRowFragment) => <RuleCard rule={rule} />;

/** The rules that suggest calibrations: which repair requires which of them on which vehicles. */
export function CalibrationRules() {
  const { table, search, change } = useListPage(CalibrationRulesPage, {
    variables: ({ sort, search, ...page }) => ({
      ...page,
      orderBy: orderBy(sort),
      filter: rulesIn(search),
    }),
    page: ({ calibrationRules }) => calibrationRules,
    read: (row) => readFragment(CalibrationRuleRow, row),
  });

  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t("calibrations.whatToDoWithRules")}
      </Typography>
      <RuleFilterBar />
      <PagedTable
        label={t("base.calibrationRules")}
        columns={ruleColumns}
        {...table}
        card={card}
        onOpen={({ id }) => change({ rule: id })}
        empty={
          <NoRows of={t("base.listCalibrationRules")} filterNames={ruleFilterNames}>
            {t("calibrations.whichRepairCallsForWhichCalibration")}
          </NoRows>
        }
      />
      <RuleSheet rule={search["rule"] ?? null} onClose={() => change({ rule: undefined })} />
    </>
  );
}

function RuleFilterBar() {
  const { repairs, systems } = useRuleChoices();
  const filters = [
    { name: "verified", label: t("calibrations.checked"), choices: verifiedChoices },
    { name: "system", label: t("base.system"), choices: systems },
    { name: "repair", label: t("base.repair"), choices: repairs },
    { name: "use", label: t("base.use"), choices: activeFilterChoices },
  ];

  return <SelectFilterBar searchLabel={t("calibrations.searchMakeOrModel")} filters={filters} />;
}

/** A rule on a phone. */
function RuleCard({ rule }: { rule: CalibrationRuleRowFragment }) {
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <Typography dir="auto" sx={{ ...alignStart, fontWeight: 500, flexGrow: 1, minWidth: 0 }}>
          {[vehiclesOf(rule), narrowedTo(rule)].filter(Boolean).join(" · ")}
        </Typography>
        <RuleMark rule={rule} />
      </Box>
      <Typography variant="body2">{rule.repairOperation?.name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[rule.lineItemType?.name, mannerOf(rule)].filter(Boolean).join(" · ")}
      </Typography>
    </Box>
  );
}
