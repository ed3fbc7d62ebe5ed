import { useMutation } from "@apollo/client/react";
import { formatCents } from "@boresight/domain/base/money";
import { localeTag } from "@boresight/domain/texts/language";
import { demandWord } from "@boresight/domain/billing/payers/payer-demands";
import { payerRule as described } from "@boresight/domain/billing/payers/payer-fields";
import {
  packetOrder,
  payerRuleContentSchema,
  type PayerRuleContent,
} from "@boresight/domain/billing/payers/payer-rule";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import type { PayerRuleRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { daysOfRule } from "./days-of-rule.ts";
import { packetWords } from "./packet-input.tsx";
import { PayerRuleMark } from "./rule-mark.tsx";
import { RuleSource } from "./rule-source.tsx";
import { TouchedOrders } from "./touched-orders.tsx";

const WithdrawPayerRule = graphql(`
  mutation WithdrawPayerRule($input: PayerRuleVersionInput!) {
    withdrawPayerRule(input: $input) {
      payerRule {
        id
        ...PayerRuleRow
      }
    }
  }
`);

interface KnownPayerRuleProps {
  rule: PayerRuleRowFragment;
  onClose: () => void;
}

/** A confirmed version: it is read, and its confirmation can be withdrawn. */
export function KnownPayerRule({ rule, onClose }: KnownPayerRuleProps) {
  const { id, version, number, verifiedByUser } = rule;
  const [withdraw, { loading }] = useMutation(WithdrawPayerRule, { refetchQueries: ["RulesOfPayer"] });
  const { run } = useVerb({ stale: ["definition-changed"] });
  const take = () =>
    run(() => withdraw({ variables: { input: { id, version } } }), t("billing.ruleIsWithdrawn", { number }));

  return (
    <Box sx={{ px: 6, pb: 6, display: "grid", gap: 4, alignContent: "start" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <PayerRuleMark isVerified />
        <Typography dir="auto" sx={{ flexGrow: 1 }}>
          {[t("billing.ruleVersion", { number }), verifiedByUser?.displayName].filter(Boolean).join(" · ")}
        </Typography>
        <Button onClick={onClose}>{t("intake.back")}</Button>
      </Box>
      <RuleSource rule={rule} />
      <DetailsList details={detailsOf(rule)} />
      <TouchedOrders ruleId={id} />
      <Box>
        <Button variant="outlined" loading={loading} onClick={() => void take()}>
          {t("billing.withdrawConfirmation")}
        </Button>
      </Box>
    </Box>
  );
}

function detailsOf(rule: PayerRuleRowFragment) {
  const content = payerRuleContentSchema.parse(rule.content);
  const { sendingChannel, retentionMonths } = described.fields;
  const channels: Readonly<Record<string, string>> = sendingChannel.choices;
  return [
    { label: t("billing.ruleValidFrom"), value: daysOfRule(rule) },
    { label: t("billing.demandsTitle"), value: demandWords(content) },
    { label: t("billing.capsTitle"), value: content.caps.map(capWords).join("; ") },
    { label: t("billing.includedTitle"), value: content.included.join(", ") },
    {
      label: t("billing.lineCodesTitle"),
      value: content.lineCodes.map(({ typeKey, code }) => `${typeKey} = ${code}`).join(", "),
    },
    {
      label: t("billing.packetTitle"),
      value: packetOrder(content.packet)
        .map((part) => packetWords[part])
        .join(", "),
    },
    {
      label: sendingChannel.label,
      value: [channels[rule.sendingChannel], rule.sendingTo].filter(Boolean).join(" · "),
    },
    { label: retentionMonths.label, value: rule.retentionMonths },
  ];
}

const demandWords = ({ demands }: PayerRuleContent): string =>
  demands.map(({ key, count }) => (count === null ? demandWord(key) : `${demandWord(key)} × ${count}`)).join(", ");

const capWords = ({ typeKeys, unitPriceCents, count, currency }: PayerRuleContent["caps"][number]): string =>
  [
    typeKeys.length === 0 ? t("billing.capCoversHelp") : typeKeys.join(", "),
    unitPriceCents !== null && formatCents(unitPriceCents, localeTag(), currency),
    count !== null && `× ${count}`,
  ]
    .filter(Boolean)
    .join(" · ");
