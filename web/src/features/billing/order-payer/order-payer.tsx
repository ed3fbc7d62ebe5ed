import { useQuery } from "@apollo/client/react";
import { isSentByHand, payerRule } from "@boresight/domain/billing/payers/payer-fields";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";
import type { PayerOfOrderQuery } from "#graphql/graphql.ts";
import { RuleSource } from "#features/billing/payers/rule-source.tsx";
import { PayerRuleMark } from "#features/billing/payers/rule-mark.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { formatDay } from "#ui/time/times.ts";
import { LoadError } from "#records/load-error.tsx";
import { ChoosePayerDialog } from "./choose-payer-dialog.tsx";
import { FoundEvidence } from "./found-evidence.tsx";
import { MissingEvidence } from "./missing-evidence.tsx";
import { PacketStep } from "./packet-step.tsx";
import { UsePayerButton } from "./use-payer-button.tsx";

const PayerOfOrder = graphql(`
  query PayerOfOrder($id: UUID!) {
    serviceOrder(id: $id) {
      id
      version
      internalOrderNumber
      payerCheck {
        payerId
        payerName
        offeredId
        offeredName
        day
        isComplete
        packetSentAt
        packetSentBy
        rule {
          id
          number
          isVerified
          sourceTitle
          sourceUrl
          sourceOn
          sendingChannel
          sendingTo
          retentionMonths
          otherNumbers
        }
        evidence {
          demand
          calibration
          fileName
          page
          value
        }
        missing {
          demand
          lack
          calibration
          count
          place
        }
      }
    }
  }
`);

type Order = NonNullable<PayerOfOrderQuery["serviceOrder"]>;
type PayerCheck = NonNullable<Order["payerCheck"]>;

interface OrderPayerProps {
  orderId: string;
  /** Goes to where something missing is filled in. */
  onSeek: (place: string) => void;
}

/** Who pays for the order in addition to its customer, and which of their requirements are met. For staff. */
export function OrderPayer({ orderId, onSeek }: OrderPayerProps) {
  const { data, error, refetch } = useQuery(PayerOfOrder, {
    variables: { id: orderId },
    fetchPolicy: "cache-and-network",
  });
  const [isChoosing, setIsChoosing] = useState(false);
  useOrderChanges({ orderId }, () => {
    refetch().catch(() => {}); // Something was filled in; the page's own query says what fails.
  });
  const order = data?.serviceOrder;
  const check = order?.payerCheck;
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (!order || !check) return null;
  const { payerId, payerName } = check;

  return (
    <SectionCard
      title={t("billing.payer")}
      aside={
        <Button size="small" onClick={() => setIsChoosing(true)}>
          {t("base.edit")}
        </Button>
      }
    >
      <Typography dir="auto">{payerName ?? t("billing.noPayer")}</Typography>
      {check.offeredId && check.offeredName && (
        <Alert
          severity="info"
          sx={{ mt: 2 }}
          action={<UsePayerButton order={order} payer={{ id: check.offeredId, name: check.offeredName }} />}
        >
          {t("billing.offeredPayer", { name: check.offeredName })}
        </Alert>
      )}
      {payerName && <CheckOfPayer order={order} check={check} name={payerName} onSeek={onSeek} />}
      {isChoosing && (
        <ChoosePayerDialog
          order={order}
          known={payerId && payerName ? { id: payerId, label: payerName } : null}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </SectionCard>
  );
}

interface CheckOfPayerProps {
  order: Order;
  check: PayerCheck;
  name: string;
  onSeek: (place: string) => void;
}

function CheckOfPayer({ order, check, name, onSeek }: CheckOfPayerProps) {
  const { rule, missing, evidence, isComplete, packetSentAt, packetSentBy } = check;
  const day = formatDay(check.day);
  if (!rule)
    return (
      <Typography variant="body2" color="textSecondary">
        {t("billing.payerUnknownRules", { name, day })}
      </Typography>
    );

  return (
    <Box sx={{ display: "grid", gap: 2, mt: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <PayerRuleMark isVerified={rule.isVerified} />
        <Typography variant="body2">{t("billing.ruleOfDay", { number: rule.number, day })}</Typography>
      </Box>
      <RuleSource rule={rule} />
      {rule.otherNumbers.length > 0 && (
        <Alert severity="info">{t("billing.otherRulesStandBack", { numbers: rule.otherNumbers.join(", ") })}</Alert>
      )}
      {!rule.isVerified && <Alert severity="info">{t("billing.unverifiedExplained")}</Alert>}
      <Alert severity={isComplete ? "success" : "warning"}>
        {isComplete ? t("billing.payerHasAll") : t("billing.payerMissing", { number: missing.length })}
      </Alert>
      <MissingEvidence missing={missing} onSeek={onSeek} />
      <FoundEvidence evidence={evidence} />
      {rule.isVerified && isSentByHand(rule.sendingChannel) && (
        <PacketStep
          order={order}
          rule={rule}
          sent={packetSentAt === null ? null : { at: packetSentAt, by: packetSentBy ?? "" }}
        />
      )}
      <Typography variant="body2" color="textSecondary" dir="auto">
        {termsOf(rule)}
      </Typography>
    </Box>
  );
}

const channels: Readonly<Record<string, string>> = payerRule.fields.sendingChannel.choices;

/** How documents reach the payer, and how long records are kept. */
const termsOf = ({ sendingChannel, sendingTo, retentionMonths }: NonNullable<PayerCheck["rule"]>): string =>
  [
    `${payerRule.fields.sendingChannel.label}: ${channels[sendingChannel] ?? sendingChannel}`,
    sendingTo,
    retentionMonths !== null && t("billing.keptForMonths", { number: retentionMonths }),
  ]
    .filter(Boolean)
    .join(" · ");
