import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ErrorOutlineOutlined from "~icons/ic/outline-error-outline";
import SmsOutlined from "~icons/ic/outline-sms";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { formatMoment } from "#ui/time/times.ts";
import { useReachActions, type Reached } from "./use-reach.ts";

type ReachMarksProps = Pick<Reached, "emailProblem" | "textConsent">;

/** Why nothing is mailed to somebody, and that they agreed to text messages. */
export function ReachMarks({ emailProblem, textConsent }: ReachMarksProps) {
  return (
    <>
      {emailProblem && (
        <Tooltip title={[formatMoment(emailProblem.since), emailProblem.detail].filter(Boolean).join(" · ")}>
          <span>
            <ToneChip tone="red" icon={ErrorOutlineOutlined}>
              {problemWords(emailProblem.reason)}
            </ToneChip>
          </span>
        </Tooltip>
      )}
      {textConsent?.isGiven && (
        <Tooltip title={consentWords(textConsent)}>
          <span>
            <ToneChip tone="grey" icon={SmsOutlined}>
              {t("customers.agreedToTexts")}
            </ToneChip>
          </span>
        </Tooltip>
      )}
    </>
  );
}

/** The same of a customer itself, with what can be done about it. */
export function OwnReach({ customerId, person }: { customerId: string; person: Reached }) {
  const actions = useReachActions(customerId, person);
  if (actions.length === 0) return null;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
      <ReachMarks {...person} />
      {actions.map(({ label, icon: Icon, run }) => (
        <Button key={label} size="small" startIcon={<Icon />} onClick={run}>
          {label}
        </Button>
      ))}
    </Box>
  );
}

function problemWords(reason: string): string {
  if (reason === "complaint") return t("customers.emailComplained");
  return reason === "unsubscribed" ? t("customers.emailUnsubscribed") : t("customers.emailBounced");
}

function consentWords({ recordedAt, recordedBy }: NonNullable<Reached["textConsent"]>): string {
  const moment = formatMoment(recordedAt);
  return recordedBy ? t("customers.recordedByAt", { name: recordedBy, moment }) : t("customers.repliedAt", { moment });
}
