import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import ReplayOutlined from "~icons/ic/outline-replay";
import { graphql } from "#graphql/gql.ts";
import type { DeliveryFieldsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { alignStart } from "#ui/theme/align-start.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { useNow } from "#ui/time/use-now.ts";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import ErrorOutlineOutlined from "~icons/ic/outline-error-outline";
import ScheduleOutlined from "~icons/ic/outline-schedule";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/theme/tones.ts";
import { attemptWords, canSendAgain, deliveryWord } from "./delivery-words.ts";
import { eventWord } from "./event-words.ts";

const ReplayWebhookDelivery = graphql(`
  mutation ReplayWebhookDelivery($input: ReplayWebhookDeliveryInput!) {
    replayWebhookDelivery(input: $input) {
      webhookDelivery {
        id
        ...DeliveryFields
      }
    }
  }
`);

const minute = 60_000;

interface DeliveryLineProps {
  delivery: DeliveryFieldsFragment;
  /** Whether its webhook is enabled. */
  isActive: boolean;
}

/** One event of the log: its type, its delivery status and its error. */
export function DeliveryLine({ delivery, isActive }: DeliveryLineProps) {
  const { id, eventType, status, nextAttemptAt, error, createdAt } = delivery;

  return (
    <Box component="li" sx={{ display: "grid", gap: 1, py: 3, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}>
        <Typography sx={{ flexGrow: 1 }}>{eventWord(eventType)}</Typography>
        <DeliveryStatus status={status} />
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", gap: 3, minHeight: 32 }}>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ flexGrow: 1, ...alignStart }}>
          <RelativeTime moment={createdAt} /> · {attemptWords(delivery)}
          {status === "pending" && nextAttemptAt && isActive && <NextAttempt moment={nextAttemptAt} />}
        </Typography>
        {canSendAgain(delivery, isActive) && <SendAgainButton id={id} />}
      </Box>
      {error && (
        <Typography variant="body2" color="error" dir="auto" sx={{ overflowWrap: "anywhere", ...alignStart }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}

function NextAttempt({ moment }: { moment: string }) {
  const isSoon = new Date(moment).getTime() - useNow().getTime() < minute;

  return (
    <>
      {" · next attempt "}
      {isSoon ? "within a minute" : <RelativeTime moment={moment} />}
    </>
  );
}

function SendAgainButton({ id }: { id: string }) {
  const [replay, { loading }] = useMutation(ReplayWebhookDelivery);
  const { run } = useVerb();
  const send = async () => {
    await run(() => replay({ variables: { input: { id } } }), t("settings.theEventIsSentAgain"));
  };

  return (
    <Button size="small" startIcon={<ReplayOutlined />} loading={loading} onClick={() => void send()}>
      {t("base.sendAgain")}
    </Button>
  );
}

const looks: Record<string, { tone: Tone; icon: SvgIconComponent }> = {
  pending: { tone: "blue", icon: ScheduleOutlined },
  delivered: { tone: "green", icon: CheckCircleOutlined },
  failed: { tone: "red", icon: ErrorOutlineOutlined },
};

/** The status of a delivery. */
function DeliveryStatus({ status }: { status: string }) {
  const { tone, icon } = looks[status] ?? { tone: "grey", icon: undefined };

  return (
    <ToneChip tone={tone} icon={icon}>
      {deliveryWord(status)}
    </ToneChip>
  );
}
