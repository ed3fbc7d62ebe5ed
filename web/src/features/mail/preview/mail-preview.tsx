import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import type { EmailDraftInput } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { alignStart } from "#ui/theme/align-start.ts";
import { MailFrame } from "#ui/text/mail-frame.tsx";
import { useEffect, useState } from "react";

const PreviewMail = graphql(`
  query PreviewMail($draft: EmailDraftInput!) {
    previewEmailTemplate(draft: $draft) {
      subject
      html
      problems {
        field
        message
      }
    }
  }
`);

/** A live preview of the email, filled with a real order. */
export function MailPreview({ subject, bodyHtml, ...rest }: EmailDraftInput) {
  const draft = { ...rest, subject: useDebounced(subject), bodyHtml: useDebounced(bodyHtml) };
  const { data, previousData, error, refetch } = useQuery(PreviewMail, {
    variables: { draft },
    fetchPolicy: "no-cache",
  });
  const preview = (data ?? previousData)?.previewEmailTemplate;
  if (error) return <LoadError error={error} refetch={refetch} />;
  if (!preview) return <Skeleton variant="rounded" height={520} />;
  if (preview.problems.length > 0) {
    return (
      <Box sx={{ display: "grid", gap: 2 }}>
        {preview.problems.map(({ field, message }) => (
          <Alert key={field} severity="warning">
            {message}
          </Alert>
        ))}
      </Box>
    );
  }

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography dir="auto" sx={{ fontWeight: 600, ...alignStart }}>
        {preview.subject}
      </Typography>
      <MailFrame title={t("mail.previewOfTheMail")} html={preview.html} />
    </Box>
  );
}

const pause = 350;

/** Returns the text as it was when the typing last paused. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);

  return settled;
}
