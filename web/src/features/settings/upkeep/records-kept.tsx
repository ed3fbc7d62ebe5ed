import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { ErrorState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { Retention } from "./retention.tsx";
import { useAnswer } from "./use-answer.ts";
import { VinTester } from "./vin-tester.tsx";

const countersShape = shape.object({ invoice: shape.nullable(shape.number()), order: shape.nullable(shape.number()) });

/** Numbers, how long things are kept, and where keys of other programs are. */
export function RecordsKept() {
  return (
    <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
      <Counters />
      <VinTester />
      <Retention />
      <SectionCard title={t("settings.tokens")}>
        <Typography color="textSecondary" sx={{ mb: 3, maxWidth: 680 }}>
          {t("settings.tokensLead")}
        </Typography>
        <Button component={RouteLink} to="/pages/account-settings" variant="outlined">
          {t("settings.openTokens")}
        </Button>
      </SectionCard>
    </Box>
  );
}

function Counters() {
  const { answer, problem, retry } = useAnswer("number-counters", {}, countersShape);
  if (problem !== null) return <ErrorState message={problem} onRetry={retry} />;

  return (
    <SectionCard title={t("settings.counters")} flush>
      {answer ? (
        <RowList label={t("settings.counters")}>
          <ListRow main={t("settings.nextInvoice")} end={<NextNumber value={answer.invoice} prefix="INV" />} />
          <ListRow main={t("settings.nextOrder")} end={<NextNumber value={answer.order} prefix="SO" />} />
        </RowList>
      ) : (
        <Skeleton height={96} sx={{ mx: 5 }} />
      )}
    </SectionCard>
  );
}

const NextNumber = ({ value, prefix }: { value: number | null; prefix: string }) => (
  <bdi dir="ltr">{value === null ? "–" : `${prefix}-${value}`}</bdi>
);
