import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import VerifiedOutlined from "~icons/ic/outline-verified";
import { graphql } from "#graphql/gql.ts";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { alignStart } from "#ui/theme/align-start.ts";
import { RuleMark } from "./rule-mark.tsx";

const VerifyCalibrationRule = graphql(`
  mutation VerifyCalibrationRule($input: VerifyCalibrationRuleInput!) {
    verifyCalibrationRule(input: $input) {
      calibrationRule {
        id
        ...CalibrationRuleRow
      }
    }
  }
`);

interface RuleStateProps {
  rule: CalibrationRuleRowFragment;
  /** Unsaved changes cannot be verified. */
  isChanged: boolean;
}

/** Who verified the rule and when, or the button to verify it. */
export function RuleState({ rule, isChanged }: RuleStateProps) {
  const { verifiedAt, verifiedByUser, version } = rule;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 3, minHeight: 40 }}>
      <RuleMark rule={rule} />
      <Typography variant="body2" color="textSecondary" dir="auto" sx={{ ...alignStart, flexGrow: 1 }}>
        {verifiedAt ? (
          <RichText
            text={t("calibrations.verifiedBy", slots("name", "when"))}
            name={<bdi>{verifiedByUser?.displayName ?? t("calibrations.someoneWhoLeft")}</bdi>}
            when={<RelativeTime moment={verifiedAt} />}
          />
        ) : (
          t("calibrations.versionVersionNotCheckedAgainstThe", { version })
        )}
      </Typography>
      {!verifiedAt && <VerifyButton rule={rule} disabled={isChanged} />}
    </Box>
  );
}

function VerifyButton({ rule: { id, version }, disabled }: { rule: CalibrationRuleRowFragment; disabled: boolean }) {
  const [verify, { loading }] = useMutation(VerifyCalibrationRule);
  const { run } = useVerb();
  const say = async () => {
    await run(() => verify({ variables: { input: { id, version } } }), t("calibrations.theRuleIsVerified"));
  };

  return (
    <Button
      variant="outlined"
      startIcon={<VerifiedOutlined />}
      loading={loading}
      disabled={disabled}
      onClick={() => void say()}
    >
      {t("calibrations.verify")}
    </Button>
  );
}
