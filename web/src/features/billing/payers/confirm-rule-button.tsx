import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import VerifiedOutlined from "~icons/ic/outline-verified";
import { graphql } from "#graphql/gql.ts";
import type { PayerRuleRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";

const VerifyPayerRule = graphql(`
  mutation VerifyPayerRule($input: PayerRuleVersionInput!) {
    verifyPayerRule(input: $input) {
      payerRule {
        id
        ...PayerRuleRow
      }
    }
  }
`);

interface ConfirmRuleButtonProps {
  rule: PayerRuleRowFragment;
  /** Unsaved changes cannot be confirmed. */
  disabled: boolean;
}

/** Says that somebody here has checked the rule against its source. */
export function ConfirmRuleButton({ rule: { id, version, number }, disabled }: ConfirmRuleButtonProps) {
  const [verify, { loading }] = useMutation(VerifyPayerRule, { refetchQueries: ["RulesOfPayer"] });
  const { run } = useVerb({ stale: ["definition-changed"] });
  const confirm = () =>
    run(() => verify({ variables: { input: { id, version } } }), t("billing.ruleIsConfirmed", { number }));

  return (
    <Button
      variant="outlined"
      startIcon={<VerifiedOutlined />}
      loading={loading}
      disabled={disabled}
      onClick={() => void confirm()}
    >
      {t("billing.confirmRule")}
    </Button>
  );
}
