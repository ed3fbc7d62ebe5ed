import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";
import { alignStart } from "#ui/theme/align-start.ts";
import { RuleMark } from "./rule-mark.tsx";
import { mannerOf, narrowedTo, vehiclesOf } from "./rule-words.ts";

/** A rule on a phone. */
export function RuleCard({ rule }: { rule: CalibrationRuleRowFragment }) {
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
