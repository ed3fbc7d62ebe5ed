import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { rowsOf } from "#data/rows.ts";
import type { MailTextFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { leaveUnsaved } from "../mail-words.ts";
import { useTextVerbs } from "./use-text-verbs.ts";

interface MailVersionsProps {
  text: MailTextFragment;
  /** There are unsaved changes. */
  isWritten: boolean;
  onRestored: (text: MailTextFragment) => void;
}

/** The earlier versions of an email's text; each can be restored. */
export function MailVersions({ text, isWritten, onRestored }: MailVersionsProps) {
  const titleId = useId();
  const restore = useRestore({ text, isWritten, onRestored });

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ pt: 2 }}>
      <Typography id={titleId} variant="h3" sx={{ fontSize: "0.875rem", mb: 1 }}>
        {t("mail.versions")}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {rowsOf(text.versions).map(({ id, version, subject, savedAt, savedByUser }) => (
          <Box component="li" key={id} sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 48 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <TwoLines
                main={`${version}. ${subject}`}
                second={
                  <>
                    {savedByUser?.displayName ?? t("mail.asItCame")} · <RelativeTime moment={savedAt} />
                  </>
                }
              />
            </Box>
            {version === text.version ? (
              <Typography variant="caption" color="textSecondary" sx={{ px: 2 }}>
                {t("mail.now")}
              </Typography>
            ) : (
              <Button
                size="small"
                aria-label={t("mail.restoreVersionVersion", { version })}
                onClick={() => void restore(id)}
              >
                {t("base.restore")}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function useRestore({ text, isWritten, onRestored }: MailVersionsProps) {
  const verbs = useTextVerbs();
  const confirm = useConfirm();
  const { run } = useVerb();

  return async (id: string) => {
    if (isWritten && !(await confirm(leaveUnsaved))) return;
    await run(async () => {
      const restored = await verbs.restore({ id, version: text.version });
      if (restored) onRestored(restored);
    }, t("mail.theFormerTextIsBack"));
  };
}
