import { useQuery } from "@apollo/client/react";
import { disputeReasonWords } from "@boresight/domain/billing/cards/dispute-reason";
import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { CardStepsFragment } from "#graphql/graphql.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/theme/tones.ts";
import { readerDay } from "#ui/time/day-in.ts";
import { formatDay } from "#ui/time/times.ts";

const CardStepsFields = graphql(`
  fragment CardSteps on CardPayment {
    id
    cardRecords(first: 20, orderBy: HAPPENED_AT_ASC, filter: { kind: { in: ["refund", "dispute"] } }) {
      nodes {
        id
        kind
        state
        amountCents
        reason
        happenedAt
        respondBy
      }
    }
  }
`);

const CardStepsOfPayment = graphql(`
  query CardStepsOfPayment($id: UUID!) {
    cardPayment(id: $id) {
      id
      amountCents
      ...CardSteps
    }
  }
`);

/** The same for a screen that does not load them: they come once it is there. */
export function CardStepsOf({ id }: { id: string }) {
  const { data } = useQuery(CardStepsOfPayment, { variables: { id }, fetchPolicy: "cache-and-network" });
  const cardPayment = data?.cardPayment;
  return cardPayment ? <CardSteps cardPayment={cardPayment} wholeCents={cardPayment.amountCents} /> : null;
}

type CardStep = NonNullable<CardStepsFragment["cardRecords"]["nodes"][number]>;

interface CardStepsProps {
  cardPayment: FragmentType<typeof CardStepsFields>;
  /** What was paid, where a step does not say of how much it is. */
  wholeCents: number;
}

/** What became of a payment by card: its refunds, questions of the bank and disputes, each with its amount and day. */
export function CardSteps({ cardPayment, wholeCents }: CardStepsProps) {
  const steps = rowsOf(readFragment(CardStepsFields, cardPayment).cardRecords);
  if (steps.length === 0) return null;

  return (
    <Box component="ul" aria-label={t("billing.cardSteps")} sx={{ m: 0, mt: 1, p: 0, listStyle: "none" }}>
      {steps.map((step) => (
        <Box
          component="li"
          key={step.id}
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, py: 0.5 }}
        >
          <ToneChip tone={lookOf(step).tone}>{lookOf(step).words}</ToneChip>
          <Typography component="span" variant="body2" color="textSecondary" dir="auto">
            {wordsOf(step, wholeCents)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function wordsOf({ kind, state, amountCents, reason, happenedAt, respondBy }: CardStep, wholeCents: number): string {
  const isOpen = state === "inquiry" || state === "disputed" || state === "inReview";
  return [
    formatCents(amountCents ?? wholeCents),
    formatDay(readerDay(happenedAt)),
    kind === "dispute" && disputeReasonWords(reason),
    isOpen && respondBy && t("billing.answerBy", { date: formatDay(readerDay(respondBy)) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

interface Look {
  tone: Tone;
  words: string;
}

const refundLooks: Readonly<Record<string, Look>> = {
  pending: { tone: "grey", words: t("billing.refundOnItsWay") },
  requiresAction: { tone: "grey", words: t("billing.refundOnItsWay") },
  succeeded: { tone: "grey", words: t("billing.refunded") },
  failed: { tone: "red", words: t("billing.refundFailed") },
  canceled: { tone: "grey", words: t("billing.refundCanceled") },
};
const disputeLooks: Readonly<Record<string, Look>> = {
  inquiry: { tone: "amber", words: t("billing.bankAsks") },
  inquiryClosed: { tone: "grey", words: t("billing.questionClosed") },
  disputed: { tone: "red", words: t("base.inDispute") },
  inReview: { tone: "amber", words: t("billing.disputeInReview") },
  won: { tone: "green", words: t("billing.disputeWon") },
  lost: { tone: "red", words: t("billing.disputeLost") },
  closed: { tone: "grey", words: t("billing.disputeClosed") },
};

const lookOf = ({ kind, state }: CardStep): Look =>
  (kind === "dispute" ? disputeLooks : refundLooks)[state] ?? { tone: "grey", words: state };
