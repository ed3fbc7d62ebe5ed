import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { RouteLink } from "#ui/layout/route-link.tsx";
import type { Books } from "./use-books.ts";
import { useConnectionVerbs } from "./use-connection-verbs.ts";

const steps = [t("accounting.connectStepSignIn"), t("accounting.connectStepCompany"), t("accounting.connectStepBack")];

interface ConnectCardProps {
  books: Books;
  /** What came of the last try, above the explanation. */
  notice?: { severity: "error" | "info"; text: string } | undefined;
}

/** What happens at QuickBooks, and the button that leads there. */
export function ConnectCard({ books: { current }, notice }: ConnectCardProps) {
  const { busy, problem, connect } = useConnectionVerbs();

  return (
    <Card sx={{ p: { xs: 5, sm: 8 }, maxWidth: 640, display: "grid", gap: 4 }}>
      {notice && <Alert severity={notice.severity}>{notice.text}</Alert>}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Typography variant="h2">
        {current ? t("accounting.reconnectTitle", { company: current.companyName }) : t("accounting.connectTitle")}
      </Typography>
      <Box component="ol" sx={{ m: 0, paddingInlineStart: 5, display: "grid", gap: 2 }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {current?.isSending ? t("accounting.connectedAgainHelp") : t("accounting.connectPromise")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button variant="contained" size="large" loading={busy} onClick={() => void connect()}>
          {notice?.severity === "error" ? t("accounting.startAgain") : t("accounting.continueToQuickbooks")}
        </Button>
        <Button component={RouteLink} to="/admin/quickbooks" size="large">
          {t("accounting.notNow")}
        </Button>
      </Box>
    </Card>
  );
}
