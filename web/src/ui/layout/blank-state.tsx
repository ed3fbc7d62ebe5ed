import { asSentence } from "@boresight/domain/texts/as-sentence";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import CloudOffOutlined from "~icons/ic/outline-cloud-off";
import InboxOutlined from "~icons/ic/outline-inbox";
import LockOutlined from "~icons/ic/outline-lock";
import ReportProblemOutlined from "~icons/ic/outline-report-problem";
import SearchOffOutlined from "~icons/ic/outline-search-off";
import type { ReactNode } from "react";

const icons = {
  empty: InboxOutlined,
  noMatch: SearchOffOutlined,
  error: ReportProblemOutlined,
  noAccess: LockOutlined,
  offline: CloudOffOutlined,
};

interface BlankStateProps {
  kind: keyof typeof icons;
  title: string;
  /** One sentence: what would be here, or what happened and what is safe. */
  children?: ReactNode;
  action?: ReactNode;
  dense?: boolean;
  /** It is the only content of the page, so its title is the page's heading. */
  whole?: boolean;
}

/** An empty or error state: a drawing, one sentence, one action. */
export function BlankState({ kind, title, children, action, dense = false, whole = false }: BlankStateProps) {
  const Icon = icons[kind];
  const alarming = kind === "error" || kind === "offline";

  return (
    <Box
      role={alarming ? "alert" : "status"}
      sx={{ display: "grid", justifyItems: "center", textAlign: "center", gap: 2, px: 4, py: dense ? 6 : 14 }}
    >
      <Box
        sx={{
          display: "grid",
          placeItems: "center",
          width: 56,
          height: 56,
          borderRadius: "50%",
          bgcolor: alarming ? "tone.red.soft" : "ground.sunken",
          color: alarming ? "tone.red.text" : "text.secondary",
        }}
      >
        <Icon aria-hidden />
      </Box>
      <Typography variant="h2" component={whole ? "h1" : "p"}>
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
          {children}
        </Typography>
      )}
      {action}
    </Box>
  );
}

/** An error with its message and a button to try again. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  const retry = onRetry && (
    <Button variant="outlined" onClick={onRetry}>
      {t("ui.tryAgain")}
    </Button>
  );

  return (
    <BlankState kind={navigator.onLine ? "error" : "offline"} title={t("ui.thisCouldNotBeLoaded")} action={retry}>
      {asSentence(message)}
    </BlankState>
  );
}
