import { t } from "@boresight/domain/texts/text";
import type { FieldEdit } from "@boresight/domain/base/errors";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { editSentence } from "./order-edits.ts";

/** Someone else saved first: who changed what, and that nothing typed here is lost. */
export function OvertakenNotice({ edits, timeZone }: { edits: readonly FieldEdit[]; timeZone: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <Alert ref={notice} severity="info" role="alert" sx={{ mb: 3 }}>
      {edits.map((edit) => (
        <Box key={edit.id} sx={{ overflowWrap: "anywhere" }}>
          <bdi>{editSentence(edit, timeZone)}</bdi> · <RelativeTime moment={edit.at} />
        </Box>
      ))}
      <Box sx={{ mt: 1 }}>{t("orders.whatYouTypedIsStillHere")}</Box>
    </Alert>
  );
}
