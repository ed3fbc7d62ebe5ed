import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import type { FeedSubject } from "@boresight/domain/schedule/calendar-feed";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { MadeLink } from "#ui/text/made-link.tsx";
import { Dialog } from "#ui/overlay/overlays.tsx";

const CreateCalendarLink = graphql(`
  mutation CreateCalendarLink($input: CalendarLinkInput!) {
    createCalendarLink(input: $input) {
      url
    }
  }
`);
const RevokeCalendarLink = graphql(`
  mutation RevokeCalendarLink($input: CalendarLinkInput!) {
    revokeCalendarLink(input: $input) {
      revoked
    }
  }
`);

export interface CalendarFeed {
  subject: FeedSubject;
  subjectId: string;
  /** The name of whose appointments they are, such as `Denver`. */
  name: string;
}

/** A secret link through which a calendar program reads appointments. */
export function CalendarLinkDialog({ feed, onClose }: { feed: CalendarFeed; onClose: () => void }) {
  const titleId = useId();
  const { url, problem, busy, create, revoke } = useCalendarLink(feed);

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t("schedule.calendarOfName", { name: feed.name })}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 3 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Typography variant="body2">{t("schedule.aboutCalendarLink")}</Typography>
        {url && <MadeLink url={url} label={t("schedule.calendarLink")} />}
      </DialogContent>
      <DialogActions>
        <Button color="error" disabled={busy} onClick={() => void revoke()}>
          {t("schedule.endMyLink")}
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button onClick={onClose}>{t("base.close")}</Button>
        <Button variant="contained" loading={busy} onClick={() => void create()}>
          {t("base.newLink")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useCalendarLink({ subject, subjectId }: CalendarFeed) {
  const input = { subject, subjectId };
  const [url, setUrl] = useState<string | null>(null);
  const [make] = useMutation(CreateCalendarLink);
  const [end] = useMutation(RevokeCalendarLink);
  const { problem, busy, run } = useVerb({ shownBy: "caller" });
  const create = () =>
    run(async () => {
      const { data } = await make({ variables: { input } });
      setUrl(data?.createCalendarLink?.url ?? null);
    });
  const revoke = () =>
    run(
      async () => {
        const { data } = await end({ variables: { input } });
        setUrl(null);
        return data?.revokeCalendarLink?.revoked ?? false;
      },
      (revoked) => (revoked ? t("schedule.yourLinkHasEnded") : t("schedule.youHadNoLink")),
    );
  return { url, problem, busy, create, revoke };
}
