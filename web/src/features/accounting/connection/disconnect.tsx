import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { CompanyHead } from "./company-head.tsx";
import { useBooks } from "./use-books.ts";
import { useConnectionVerbs } from "./use-connection-verbs.ts";

const effects = [t("accounting.disconnectStops"), t("accounting.disconnectKeeps"), t("accounting.disconnectReturns")];

/** What happens when the shop is disconnected from its company, and the button that does it. */
export function Disconnect() {
  const { books, error, refetch } = useBooks();
  const [gone, setGone] = useState<string | null>(null);
  if (!books && error) return <LoadError error={error} refetch={refetch} />;
  if (!books) return <ListSkeleton rows={4} />;
  if (!books.current) return <Disconnected company={gone} />;

  return <Question company={books.current} onDone={setGone} />;
}

interface QuestionProps {
  company: QboCompanyFragment;
  /** With the name of the company that was disconnected. */
  onDone: (companyName: string) => void;
}

function Question({ company, onDone }: QuestionProps) {
  const { busy, problem, disconnect } = useConnectionVerbs();
  const run = async () => {
    if (!(await disconnect(company.id))) onDone(company.companyName);
  };

  return (
    <Card sx={{ p: { xs: 5, sm: 8 }, maxWidth: 640, display: "grid", gap: 4, justifyItems: "start" }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Typography variant="h2">{t("accounting.disconnectTitle")}</Typography>
      <CompanyHead company={company} />
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 5, display: "grid", gap: 2 }}>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button variant="contained" color="error" size="large" loading={busy} onClick={() => void run()}>
          {t("accounting.disconnect")}
        </Button>
        <Button component={RouteLink} to="/admin/quickbooks" size="large">
          {t("accounting.keepConnected")}
        </Button>
      </Box>
    </Card>
  );
}

const Disconnected = ({ company }: { company: string | null }) => (
  <Card sx={{ p: { xs: 5, sm: 8 }, maxWidth: 640, display: "grid", gap: 4, justifyItems: "start" }}>
    <Typography variant="h2">
      {company === null ? t("accounting.notConnected") : t("accounting.disconnectedFrom", { company })}
    </Typography>
    <Typography color="textSecondary">{t("accounting.disconnectedHelp")}</Typography>
    <Button component={RouteLink} to="/admin/quickbooks/connect" variant="outlined" size="large">
      {t("base.connectQuickBooks")}
    </Button>
  </Card>
);
