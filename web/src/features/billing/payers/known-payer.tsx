import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { PayerRowFragment, PayerRuleRowFragment } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { daysOfRule } from "./days-of-rule.ts";
import { MergePayerDialog } from "./merge-payer-dialog.tsx";
import { PayerRuleRow } from "./payer-row.fragment.ts";
import { PayerDialog } from "./payer-dialog.tsx";
import { PayerRuleMark } from "./rule-mark.tsx";

const PayerRuleEditor = lazyPart(async () => (await import("./payer-rule-editor.tsx")).PayerRuleEditor);
const KnownPayerRule = lazyPart(async () => (await import("./known-payer-rule.tsx")).KnownPayerRule);

const RulesOfPayer = graphql(`
  query RulesOfPayer($id: UUID!) {
    payerRules(first: 50, orderBy: NUMBER_DESC, condition: { payerId: $id }) {
      nodes {
        id
        ...PayerRuleRow
      }
    }
  }
`);

const newVersion = "new";

/** A payer with the versions of its rules; the address opens one of them. */
export function KnownPayer({ payer }: { payer: PayerRowFragment }) {
  const { search, change } = useAddress();
  const { data, error, refetch } = useQuery(RulesOfPayer, {
    variables: { id: payer.id },
    fetchPolicy: "cache-and-network",
  });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <Skeleton height={480} sx={{ mx: 6 }} />;
  const rules = readFragment(PayerRuleRow, rowsOf(data.payerRules));
  const opened = rules.find(({ id }) => id === search["rule"]);
  const close = () => change({ rule: undefined });

  return (
    <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
      {opened?.verifiedAt && <KnownPayerRule key={opened.id} rule={opened} onClose={close} />}
      {opened && !opened.verifiedAt && (
        <PayerRuleEditor key={`${opened.id}-${opened.version}`} payerId={payer.id} rule={opened} onClose={close} />
      )}
      {search["rule"] === newVersion && (
        <PayerRuleEditor payerId={payer.id} rule={null} before={rules[0]} onClose={close} />
      )}
      {!opened && search["rule"] !== newVersion && (
        <PayerOverview payer={payer} rules={rules} onOpen={(rule) => change({ rule })} />
      )}
    </Suspense>
  );
}

interface PayerOverviewProps {
  payer: PayerRowFragment;
  rules: readonly PayerRuleRowFragment[];
  onOpen: (rule: string) => void;
}

function PayerOverview({ payer, rules, onOpen }: PayerOverviewProps) {
  const [asked, setAsked] = useState<"edit" | "merge" | null>(null);
  const close = () => setAsked(null);

  return (
    <Box sx={{ pb: 6, display: "grid", gap: 4, alignContent: "start" }}>
      <Box sx={{ px: 6, display: "grid", gap: 3 }}>
        {payer.mergedInto && (
          <Alert severity="info">{t("billing.payerMergedInto", { name: payer.mergedInto.name })}</Alert>
        )}
        <Typography variant="body2" color="textSecondary" dir="auto">
          {payer.aliases.join(", ")}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <Button variant="outlined" onClick={() => setAsked("edit")}>
            {t("base.edit")}
          </Button>
          {!payer.mergedInto && <Button onClick={() => setAsked("merge")}>{t("billing.mergePayer")}</Button>}
        </Box>
      </Box>
      <Box sx={{ px: 6, display: "flex", alignItems: "center", gap: 2 }}>
        <Typography variant="h3" sx={{ flexGrow: 1 }}>
          {t("billing.payerRules")}
        </Typography>
        {!payer.mergedInto && (
          <Button variant="contained" onClick={() => onOpen(newVersion)}>
            {t("billing.newRuleVersion")}
          </Button>
        )}
      </Box>
      {rules.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 6 }}>
          {t("billing.noRulesYet")}
        </Typography>
      )}
      <RowList label={t("billing.payerRules")}>
        {rules.map((rule) => (
          <ListRow
            key={rule.id}
            main={t("billing.ruleVersion", { number: rule.number })}
            second={daysOfRule(rule)}
            end={<PayerRuleMark isVerified={rule.verifiedAt !== null} />}
            onClick={() => onOpen(rule.id)}
          />
        ))}
      </RowList>
      {asked === "edit" && <PayerDialog payer={payer} onClose={close} />}
      {asked === "merge" && <MergePayerDialog payer={payer} onClose={close} />}
    </Box>
  );
}
