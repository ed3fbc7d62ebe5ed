import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import type { CountedKind } from "#graphql/graphql.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { ErrorState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { Retention } from "./retention.tsx";
import { useAnswer } from "../use-answer.ts";
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

const NextNumberDialog = lazyPart(async () => (await import("./next-number-dialog.tsx")).NextNumberDialog);

function Counters() {
  const { answer, problem, retry } = useAnswer("number-counters", {}, countersShape);
  const [changed, setChanged] = useState<CountedKind | null>(null);
  if (problem !== null) return <ErrorState message={problem} onRetry={retry} />;
  const change = (kind: CountedKind, label: string) => (
    <Button size="small" aria-label={label} onClick={() => setChanged(kind)}>
      {t("settings.continueNumbers")}
    </Button>
  );

  return (
    <SectionCard title={t("settings.counters")} flush>
      {answer ? (
        <RowList label={t("settings.counters")}>
          <ListRow
            main={t("base.invoice")}
            second={<NextNumber value={answer.invoice} prefix="INV" />}
            end={change("invoice", t("settings.changeNextInvoice"))}
          />
          <ListRow
            main={t("settings.nextOrder")}
            second={<NextNumber value={answer.order} prefix="SO" />}
            end={change("order", t("settings.changeNextOrder"))}
          />
        </RowList>
      ) : (
        <Skeleton height={96} sx={{ mx: 5 }} />
      )}
      <Suspense>
        {changed && answer && (
          <NextNumberDialog kind={changed} next={answer[changed]} onChanged={retry} onClose={() => setChanged(null)} />
        )}
      </Suspense>
    </SectionCard>
  );
}

const NextNumber = ({ value, prefix }: { value: number | null; prefix: string }) => (
  <bdi dir="ltr">{value === null ? "–" : `${prefix}-${value}`}</bdi>
);
