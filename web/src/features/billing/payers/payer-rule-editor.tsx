import { useMutation } from "@apollo/client/react";
import { payerRule as described } from "@boresight/domain/billing/payers/payer-fields";
import { payerRuleSchema } from "@boresight/domain/billing/payers/payer-schema";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { PayerRuleRowFragment } from "#graphql/graphql.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { useSave } from "#records/form/use-save.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { CapsInput } from "./caps-input.tsx";
import { DemandsInput } from "./demands-input.tsx";
import { LineTypesInput } from "./line-types-input.tsx";
import { PacketInput } from "./packet-input.tsx";
import { PayerRuleMark } from "./rule-mark.tsx";
import { ruleInputOf, ruleValuesOf, type RuleValues } from "./rule-values.ts";
import { TouchedOrders } from "./touched-orders.tsx";
import Button from "@mui/material/Button";
import VerifiedOutlined from "~icons/ic/outline-verified";
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
function ConfirmRuleButton({ rule: { id, version, number }, disabled }: ConfirmRuleButtonProps) {
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

const SavePayerRule = graphql(`
  mutation SavePayerRule($input: SavePayerRuleInput!) {
    savePayerRule(input: $input) {
      payerRule {
        id
        ...PayerRuleRow
      }
    }
  }
`);

interface PayerRuleEditorProps {
  payerId: string;
  /** Null for a new version. */
  rule: PayerRuleRowFragment | null;
  /** What a new version begins with. */
  before?: PayerRuleRowFragment | undefined;
  onClose: () => void;
}

/** A version of a payer's rules that nobody has confirmed yet, to edit and to confirm. */
export function PayerRuleEditor({ payerId, rule, before, onClose }: PayerRuleEditorProps) {
  const { id = null, version = null } = rule ?? {};
  const form = useForm<RuleValues>({ defaultValues: ruleValuesOf(rule, before) });
  const [save] = useMutation(SavePayerRule, { refetchQueries: ["RulesOfPayer"] });
  const frame = useSave({
    form,
    input: (values) => ({ id, version, payerId, ...ruleInputOf(values) }),
    schema: payerRuleSchema,
    save: (input) => save({ variables: { input } }),
    done: ({ sourceTitle }) => t("billing.nameIsSaved", { name: sourceTitle }),
    onSaved: onClose,
    stale: ["definition-changed", "payer-rule-verified"],
  });

  return (
    <SheetForm {...frame} onCancel={onClose}>
      {rule && (
        <Box sx={{ display: "grid", gap: 2, mb: 3 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
            <PayerRuleMark isVerified={false} />
            <Box sx={{ flexGrow: 1 }}>{t("billing.ruleVersion", { number: rule.number })}</Box>
            <ConfirmRuleButton rule={rule} disabled={frame.isDirty} />
          </Box>
          <Alert severity="info">{t("billing.unverifiedExplained")}</Alert>
          <TouchedOrders ruleId={rule.id} />
        </Box>
      )}
      <RecordFields of={described} form={form} autoComplete="off" />
      <DemandsInput form={form} />
      <CapsInput form={form} />
      <LineTypesInput form={form} name="included" label={t("billing.includedTitle")} />
      <TextInput
        form={form}
        name="lineCodes"
        label={t("billing.lineCodesTitle")}
        help={t("billing.lineCodesHelp")}
        optional
        input={{ multiline: true, minRows: 2, inputProps: { dir: "ltr" } }}
      />
      <PacketInput form={form} />
    </SheetForm>
  );
}
