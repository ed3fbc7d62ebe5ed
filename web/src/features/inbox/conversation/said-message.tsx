import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import WarningAmberOutlined from "~icons/ic/outline-warning-amber";
import { ChannelIcon } from "../channel-icon.tsx";
import { addressWords } from "../other-end.ts";
import type { Authentication, SaidEntry } from "./said.ts";

const kindWords: Readonly<Record<string, string>> = {
  automatic: t("inbox.automatic"),
  bounce: t("inbox.bounce"),
  list: t("inbox.list"),
};

interface SaidMessageProps {
  entry: SaidEntry;
  /** The subject of the one before, which is not said again. */
  subjectBefore: string;
  /** Its files. */
  children?: ReactNode;
}

export function SaidMessage({ entry, subjectBefore, children }: SaidMessageProps) {
  const { by, isOurs, subject, body, kind, channel, saidAt, authentication, remarks } = entry;
  const isNewSubject = subject !== "" && bareSubject(subject) !== bareSubject(subjectBefore);

  return (
    <Box component="li" sx={{ display: "grid", justifyItems: isOurs ? "end" : "start", gap: 1 }}>
      <Box sx={{ ...bubble, bgcolor: isOurs ? "tone.blue.soft" : "action.hover" }}>
        {isNewSubject && (
          <Typography variant="body2" dir="auto" sx={{ fontWeight: 600 }}>
            {subject}
          </Typography>
        )}
        {body !== "" && (
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: "pre-wrap" }}>
            {body}
          </Typography>
        )}
        {children}
        {remarks.map((remark) => (
          <Typography key={remark} variant="caption" color="textSecondary" dir="auto">
            {remark}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5 }}>
        <ChannelIcon channel={channel} />
        <Typography variant="caption" color="textSecondary">
          <bdi>{by ? addressWords(by) : t("base.boresight")}</bdi>, <RelativeTime moment={saidAt} />
        </Typography>
        {kindWords[kind] && <ToneChip tone="grey">{kindWords[kind]}</ToneChip>}
        {channel === "email" && !isOurs && <SenderNote authentication={authentication} />}
      </Box>
    </Box>
  );
}

/** Mail programs put "Re:" before it. */
const bareSubject = (subject: string): string => subject.replace(/^(?:(?:re|fwd?|aw|wg|sv|tr)\s*:\s*)+/i, "").trim();

/** What nobody checked looks different from what passed. */
function SenderNote({ authentication }: { authentication: Authentication | null }) {
  if (authentication) return <AuthenticationNote authentication={authentication} />;
  return (
    <Typography variant="caption" color="textSecondary">
      {t("inbox.senderNotChecked")}
    </Typography>
  );
}

/** A passed DMARC says that the domain of the sender's address is its own. */
function AuthenticationNote({ authentication: { spf, dkim, dmarc, by } }: { authentication: Authentication }) {
  const unknown = t("inbox.notStated");
  const words = t("inbox.authentication", { spf: spf ?? unknown, dkim: dkim ?? unknown, dmarc: dmarc ?? unknown });

  return (
    <Tooltip title={by ? t("inbox.statedBy", { host: by }) : ""}>
      <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1.5, flexWrap: "wrap" }}>
        {dmarc !== "pass" && (
          <ToneChip tone="amber" icon={WarningAmberOutlined}>
            {t("inbox.senderNotProved")}
          </ToneChip>
        )}
        <Typography variant="caption" color="textSecondary" dir="auto">
          {words}
        </Typography>
      </Box>
    </Tooltip>
  );
}

const bubble = {
  maxWidth: "85%",
  px: 3,
  py: 2,
  borderRadius: 2,
  overflowWrap: "anywhere",
  display: "grid",
  gap: 2,
};
