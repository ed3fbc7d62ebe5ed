import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import VerifiedOutlined from "~icons/ic/outline-verified";
import { graphql } from "#graphql/gql.ts";
import type { DisclosureTextRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { formatDay, formatMoment } from "#ui/time/times.ts";
import { DisclosureForm } from "./disclosure-form.tsx";
import { DisclosureMark, occasionWords } from "./disclosure-mark.tsx";

const VerifyDisclosureText = graphql(`
  mutation VerifyDisclosureText($input: VerifyDisclosureTextInput!) {
    verifyDisclosureText(input: $input) {
      disclosureText {
        id
        ...DisclosureTextRow
      }
    }
  }
`);

interface DisclosureSheetProps {
  text: DisclosureTextRowFragment;
  onClose: () => void;
}

/** A version of a text beside its source: it is verified as it stands, or followed by the next version. */
export function DisclosureSheet({ text, onClose }: DisclosureSheetProps) {
  const { id, state, occasion, revision, body, verifiedAt } = text;
  const [isChanging, setChanging] = useState(false);
  const [verify, { loading }] = useMutation(VerifyDisclosureText);
  const { run } = useVerb();
  const confirm = () => run(() => verify({ variables: { input: { id } } }), t("documents.disclosureIsVerified"));
  if (isChanging) return <DisclosureForm text={text} onClose={onClose} />;

  return (
    <Sheet title={`${state} · ${t("documents.revisionNumber", { revision })}`} open onClose={onClose}>
      <Box sx={{ px: 6, pb: 6, display: "grid", gap: 4, justifyItems: "start" }}>
        <DisclosureMark text={text} />
        <Typography variant="body2" color="textSecondary">
          {occasionWords[occasion]}
        </Typography>
        <Typography dir="auto" sx={{ whiteSpace: "pre-line" }}>
          {body}
        </Typography>
        <DetailsList details={detailsOf(text)} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {verifiedAt == null && (
            <Button
              variant="contained"
              startIcon={<VerifiedOutlined />}
              loading={loading}
              onClick={() => void confirm()}
            >
              {t("calibrations.verify")}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {t("documents.newDisclosureVersion")}
          </Button>
        </Box>
      </Box>
    </Sheet>
  );
}

function detailsOf(text: DisclosureTextRowFragment) {
  const { sourceTitle, sourceUrl, sourceReadOn, validFrom, verifiedAt, verifiedByUser } = text;
  return [
    { label: t("documents.ruleSource"), value: sourceTitle },
    {
      label: t("base.sourceAddress"),
      value: sourceUrl && (
        <Link href={sourceUrl} target="_blank" rel="noopener noreferrer" dir="ltr" sx={{ overflowWrap: "anywhere" }}>
          {sourceUrl}
        </Link>
      ),
    },
    { label: t("documents.sourceReadOn"), value: formatDay(sourceReadOn) },
    { label: t("schedule.validFrom"), value: formatDay(validFrom) },
    {
      label: t("calibrations.verified"),
      value:
        verifiedAt &&
        [verifiedByUser?.displayName ?? t("calibrations.someoneWhoLeft"), formatMoment(verifiedAt)].join(" · "),
    },
  ];
}
