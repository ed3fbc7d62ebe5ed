import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { rowsOf } from "#data/rows.ts";
import { declineReasonWord } from "#features/billing/decision/decline-reasons.ts";
import { graphql } from "#graphql/gql.ts";
import type { DecisionOfEstimateQuery } from "#graphql/graphql.ts";
import { alignStart } from "#ui/theme/align-start.ts";
import { formatMoment } from "#ui/time/times.ts";

const DecisionOfEstimateDocument = graphql(`
  query DecisionOfEstimate($id: UUID!) {
    estimate(id: $id) {
      id
      estimateDecisions(first: 1, orderBy: CREATED_AT_DESC) {
        nodes {
          id
          isApproved
          fullName
          channel
          decidedAt
          reasonKey
          reason
          poFollows
        }
      }
    }
  }
`);

type Decision = NonNullable<NonNullable<DecisionOfEstimateQuery["estimate"]>["estimateDecisions"]["nodes"][number]>;

/** Who approved the estimate, how and when; or why it was declined. Its status is above. */
export function DecisionOfEstimate({ estimateId }: { estimateId: string }) {
  const { data } = useQuery(DecisionOfEstimateDocument, {
    variables: { id: estimateId },
    fetchPolicy: "cache-and-network",
  });
  const [decision] = rowsOf(data?.estimate?.estimateDecisions);
  if (!decision) return null;

  return (
    <Typography variant="body2" dir="auto" sx={{ ...alignStart, mb: 2, overflowWrap: "anywhere" }}>
      {decision.isApproved ? approvalWords(decision) : declineWords(decision)}
    </Typography>
  );
}

const channels: Readonly<Record<string, string>> = {
  signedIn: t("billing.channelSignedIn"),
  link: t("billing.channelLink"),
  inPerson: t("billing.channelInPerson"),
  phone: t("billing.channelPhone"),
  email: t("billing.channelEmail"),
  text: t("billing.channelText"),
  agreement: t("billing.standingAgreement"),
};

const approvalWords = ({ fullName, channel, decidedAt, poFollows }: Decision): string =>
  [fullName, channels[channel], formatMoment(decidedAt), poFollows && t("billing.poFollows")]
    .filter(Boolean)
    .join(" · ");

const declineWords = ({ reasonKey, reason, decidedAt }: Decision): string =>
  [declineReasonWord(reasonKey), reason, formatMoment(decidedAt)].filter(Boolean).join(" · ");
