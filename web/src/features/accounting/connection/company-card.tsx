import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { LookChip } from "#ui/text/look-chip.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { formatMoment } from "#ui/time/times.ts";
import { useApolloClient } from "@apollo/client/react";
import * as shape from "@boresight/domain/base/shape";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { problemWords } from "#records/accounting/problem-words.ts";
import { useVerb } from "#records/use-verb.ts";
import { environmentLook } from "./company-words.ts";

/** The company that the shop is connected to, since when, and until when without a new consent. */
export function CompanyCard({ company }: { company: QboCompanyFragment }) {
  const { companyName, environment, connectedAt, userByConnectedBy, checkedAt, reconnectBefore } = company;
  const details = [
    { label: t("base.company"), value: <bdi>{companyName}</bdi> },
    { label: t("accounting.books"), value: <LookChip look={environmentLook(environment)} /> },
    { label: t("accounting.connectedSince"), value: connectedAt && <RelativeTime moment={connectedAt} /> },
    { label: t("accounting.connectedBy"), value: userByConnectedBy && <bdi>{userByConnectedBy.displayName}</bdi> },
    { label: t("accounting.lastAnswer"), value: checkedAt && <RelativeTime moment={checkedAt} /> },
    { label: t("accounting.reconnectBefore"), value: reconnectBefore && formatMoment(reconnectBefore) },
  ];

  return (
    <SectionCard title={t("accounting.connection")}>
      <DetailsList details={details} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 4 }}>
        <CheckButton />
        <Button component={RouteLink} to="/admin/quickbooks/connect">
          {t("accounting.reconnect")}
        </Button>
        <Button component={RouteLink} to="/admin/quickbooks/disconnect" color="error">
          {t("accounting.disconnect")}
        </Button>
      </Box>
    </SectionCard>
  );
}

const checkedSchema = shape.object({ status: shape.string(), problem: shape.nullable(shape.string()) });

/** Asks the company whether it answers. */
function CheckButton() {
  const { token } = useAuth();
  const client = useApolloClient();
  const { busy, run } = useVerb();
  const check = () =>
    run(async () => {
      const answer = await callFunction({ path: "quickbooks-check", input: {}, token });
      const { problem } = checkedSchema.parse(await answer.json());
      await client.refetchQueries({ include: "active" });
      if (problem !== null) throw new Error(problemWords(problem) ?? problem);
    }, t("accounting.quickbooksAnswers"));

  return (
    <Button variant="outlined" loading={busy} onClick={() => void check()}>
      {t("accounting.checkNow")}
    </Button>
  );
}
