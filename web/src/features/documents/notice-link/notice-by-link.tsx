import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { callLink, problemOfLink } from "#records/link/call-link.ts";
import { DownloadByLink } from "#records/link/download-by-link.tsx";
import { LinkFailed } from "#records/link/link-failed.tsx";
import { useLinkedDocument } from "#records/link/use-linked-document.ts";
import { SignDialog, type Signed } from "#records/signing/sign-dialog.tsx";
import { formatMoment } from "#ui/time/times.ts";
import * as shape from "@boresight/domain/base/shape";

const text = shape.nullable(shape.string());

const linkedNoticeSchema = shape.object({
  number: shape.string(),
  state: shape.string(),
  title: shape.string(),
  language: shape.string(),
  shop: shape.string(),
  vehicle: shape.string(),
  vinEnd: text,
  /** Those parts of the notice that a page shows as text. */
  parts: shape.array(shape.object({ kind: shape.string(), text: shape.string(), items: shape.array(shape.string()) })),
  acknowledgedBy: text,
  acknowledgedAt: text,
});

type LinkedNotice = shape.Output<typeof linkedNoticeSchema>;

const parse = (answer: unknown) => linkedNoticeSchema.parse(answer);

/** A notice about calibrations for the vehicle's owner or the customer, who sign for it here. */
export function NoticeByLink({ token }: { token: string }) {
  const { found, problem, load } = useLinkedDocument({ path: "notice-link", token, parse });
  if (found) return <NoticeView notice={found} token={token} onSigned={load} />;
  if (problem) return <LinkFailed problem={problem} onRetry={() => void load()} />;

  return <Skeleton variant="rounded" height={480} />;
}

interface NoticeViewProps {
  notice: LinkedNotice;
  token: string;
  onSigned: () => Promise<void>;
}

function NoticeView({ notice, token, onSigned }: NoticeViewProps) {
  const { number, title, language, shop, vehicle, vinEnd, parts } = notice;

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <div lang={language}>
        <Typography variant="h1" dir="auto">
          {title}
        </Typography>
        <Typography color="textSecondary" dir="auto">
          {[number, vehicle, vinEnd && t("billing.vinEndsIn", { digits: vinEnd }), shop].filter(Boolean).join(" · ")}
        </Typography>
      </div>
      <Card sx={{ p: 5, display: "grid", gap: 2 }} lang={language} dir="auto">
        {parts.map((part, index) => (
          <NoticePart key={index} part={part} />
        ))}
      </Card>
      <Receipt notice={notice} token={token} onSigned={onSigned} />
      <DownloadByLink path="notice-link/pdf" token={token} name={`${number}.pdf`} variant="outlined">
        {t("documents.downloadTheNotice")}
      </DownloadByLink>
    </Box>
  );
}

function NoticePart({ part: { kind, text, items } }: { part: LinkedNotice["parts"][number] }) {
  if (kind === "notice") return <Alert severity="warning">{text}</Alert>;
  if (kind === "heading" || kind === "subheading") return <Typography variant="h2">{text}</Typography>;
  if (kind === "list")
    return (
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 5 }}>
        {items.map((item) => (
          <Typography key={item} component="li">
            {item}
          </Typography>
        ))}
      </Box>
    );
  return <Typography sx={{ whiteSpace: "pre-line" }}>{text}</Typography>;
}

/** Who signed for it, or the button to do so; nothing is signed that does not stand any more. */
function Receipt({ notice, token, onSigned }: NoticeViewProps) {
  const { number, state, title, acknowledgedBy, acknowledgedAt } = notice;
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sign = async (signed: Signed) => {
    setBusy(true);
    setProblem(null);
    try {
      await callLink("notice-link/acknowledge", { token, ...signed });
      setOpen(false);
      await onSigned();
    } catch (error) {
      setProblem(problemOfLink(error).message);
    }
    setBusy(false);
  };
  if (acknowledgedBy && acknowledgedAt)
    return (
      <Alert severity="success">
        {t("documents.receivedByAt", { name: acknowledgedBy, when: formatMoment(acknowledgedAt) })}
      </Alert>
    );
  if (state !== "valid")
    return (
      <Alert severity="warning">
        {state === "superseded" ? t("documents.noticeIsReplaced") : t("documents.noticeIsRevoked")}
      </Alert>
    );

  return (
    <>
      <Button variant="contained" size="large" onClick={() => setOpen(true)}>
        {t("files.sign")}
      </Button>
      {isOpen && (
        <SignDialog
          title={t("documents.signForDocument", { document: `${title} ${number}` })}
          busy={busy}
          problem={problem}
          onSign={(signed) => void sign(signed)}
          onClose={() => setOpen(false)}
        >
          <Typography sx={{ mb: 2 }}>{t("documents.noticeReceived")}</Typography>
        </SignDialog>
      )}
    </>
  );
}
