import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import { LoadError } from "#records/load-error.tsx";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { CompanyHead } from "./company-head.tsx";
import { ConnectCard } from "./connect-card.tsx";
import { OfferedCompany } from "./offered-company.tsx";
import { useBooks, type Books } from "./use-books.ts";
import { useConsentReturn, type ReturnState } from "./use-consent-return.ts";

/** Before the consent: what happens. After it: what came of it. */
export function Connect() {
  const returned = useConsentReturn();
  if (returned?.kind === "working") return <Working />;

  return <Companies returned={returned} />;
}

/** It asks for the companies when the consent has been taken: an earlier answer does not know the new one. */
function Companies({ returned }: { returned: ReturnState }) {
  const { books, error, refetch } = useBooks();
  if (!books && error) return <LoadError error={error} refetch={refetch} />;
  if (!books) return <ListSkeleton rows={4} />;

  return (
    <>
      <Outcome returned={returned} books={books} />
      <OfferedCompany books={books} />
    </>
  );
}

function Outcome({ returned, books }: { returned: ReturnState; books: Books }) {
  const { current, offered } = books;
  const isConnected = returned?.kind === "connected" || (returned?.kind === "offered" && !offered);
  if (isConnected && current?.status === "connected") return <Connected company={current} />;
  if (returned?.kind === "refused")
    return <ConnectCard books={books} notice={{ severity: "info", text: t("accounting.nothingWasConnected") }} />;
  if (returned?.kind === "failed")
    return <ConnectCard books={books} notice={{ severity: "error", text: returned.message }} />;

  return <ConnectCard books={books} />;
}

const Working = () => (
  <Box component="output" sx={{ display: "flex", alignItems: "center", gap: 3, py: 8 }}>
    <CircularProgress size={24} aria-hidden />
    <Typography>{t("accounting.connectingNow")}</Typography>
  </Box>
);

function Connected({ company }: { company: NonNullable<Books["current"]> }) {
  const isMapped = company.incomeAccountId !== null;

  return (
    <Card sx={{ p: { xs: 5, sm: 8 }, maxWidth: 640, display: "grid", gap: 4, justifyItems: "start" }}>
      <Typography variant="h2" sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <CheckCircleOutlined aria-hidden sx={{ color: "tone.green.text" }} />
        {t("accounting.connectedTitle")}
      </Typography>
      <CompanyHead company={company} />
      <Typography color="textSecondary">
        {isMapped ? t("accounting.connectedAgainHelp") : t("accounting.connectedHelp")}
      </Typography>
      <Button component={RouteLink} to="/admin/quickbooks" variant="contained" size="large">
        {isMapped ? t("accounting.goOn") : t("accounting.setUpSending")}
      </Button>
    </Card>
  );
}
