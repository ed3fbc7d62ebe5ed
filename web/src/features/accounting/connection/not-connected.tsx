import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { OffNotice } from "#records/off-notice.tsx";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { graphql } from "#graphql/gql.ts";
import type { QboCompanyFragment } from "#graphql/graphql.ts";

const QboSetUp = graphql(`
  query QboSetUp {
    qboIsSetUp
  }
`);

/** What an operator sets. */
const settings = "QBO_ENV, QBO_CLIENT_ID, QBO_CLIENT_SECRET, QBO_WEBHOOK_TOKEN";

const benefits = [
  t("accounting.benefitInvoices"),
  t("accounting.benefitPayments"),
  t("accounting.benefitCustomers"),
  t("accounting.benefitChecks"),
];

/** What QuickBooks does for the shop, and the way to connect it. */
export function NotConnected({ former }: { former: QboCompanyFragment | undefined }) {
  return (
    <Card sx={{ p: { xs: 5, sm: 8 }, maxWidth: 720, display: "grid", gap: 4, justifyItems: "start" }}>
      <Typography variant="h2">{t("accounting.connectYourBooks")}</Typography>
      <Typography color="textSecondary">{t("accounting.connectYourBooksHelp")}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
        {benefits.map((benefit) => (
          <Box component="li" key={benefit} sx={{ display: "flex", gap: 2 }}>
            <CheckCircleOutlined aria-hidden fontSize="small" sx={{ color: "tone.green.text", mt: 0.5 }} />
            <span>{benefit}</span>
          </Box>
        ))}
      </Box>
      {former && <Former company={former} />}
      <ConnectButton />
    </Card>
  );
}

/** The way on; without the server's settings, who has to do what. */
function ConnectButton() {
  const { data, loading } = useQuery(QboSetUp);
  if (loading && !data) return <Skeleton width={200} height={42} />;
  if (data?.qboIsSetUp === false) return <OffNotice title={t("accounting.notSetUp")} settings={settings} />;

  return (
    <Button component={RouteLink} to="/admin/quickbooks/connect" variant="contained" size="large">
      {t("base.connectQuickBooks")}
    </Button>
  );
}

const Former = ({ company: { companyName, disconnectedAt } }: { company: QboCompanyFragment }) => (
  <Typography variant="body2" color="textSecondary">
    <RichText
      text={t("accounting.formerlyConnected", slots("company", "when"))}
      company={<bdi>{companyName}</bdi>}
      when={disconnectedAt ? <RelativeTime moment={disconnectedAt} /> : "–"}
    />
  </Typography>
);
