import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { CreditEntryRowFragment } from "#graphql/graphql.ts";
import { signedCents } from "#records/billing/signed-cents.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import { readerDay } from "#ui/time/day-in.ts";
import { formatDay } from "#ui/time/times.ts";

interface LedgerCardProps {
  title: string;
  /** In cents. */
  balance: number;
  /** The latest first. */
  entries: readonly CreditEntryRowFragment[];
  /** How many there are altogether. */
  total: number;
  /** Said below the balance, such as what expires next. */
  notice?: ReactNode;
  /** What is said while there are none. */
  empty: string;
  aside?: ReactNode;
}

/** An account of a customer: what it holds, and everything that was booked on it. */
export function LedgerCard({ title, balance, entries, total, notice, empty, aside }: LedgerCardProps) {
  return (
    <SectionCard title={title} flush aside={aside}>
      <Box sx={{ px: 5, pb: 2 }}>
        <Typography variant="h4" component="p">
          <MoneyText cents={balance} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {entries.length === 0 ? empty : notice}
        </Typography>
      </Box>
      <RowList label={title}>
        {entries.map((entry) => (
          <LedgerRow key={entry.id} entry={entry} />
        ))}
      </RowList>
      {total > entries.length && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 5, py: 2 }}>
          {t("billing.latestOfTotal", { shown: entries.length, total })}
        </Typography>
      )}
    </SectionCard>
  );
}

function LedgerRow({ entry }: { entry: CreditEntryRowFragment }) {
  const { kind, amountCents, createdAt, expiresOn, note, invoice } = entry;
  const about = [
    formatDay(readerDay(createdAt)),
    expiresOn && t("billing.expiresOnDay", { day: formatDay(expiresOn) }),
    note,
  ];

  return (
    <ListRow
      main={
        invoice?.number ? (
          <RichText
            text={t("billing.entryOfInvoice", slots("entry", "number"))}
            entry={entryWord(kind)}
            number={<bdi>{invoice.number}</bdi>}
          />
        ) : (
          entryWord(kind)
        )
      }
      second={about.filter(Boolean).join(" · ")}
      end={
        <Box component="bdi" dir="ltr" sx={{ fontFeatureSettings: '"tnum"', whiteSpace: "nowrap" }}>
          {signedCents(amountCents)}
        </Box>
      }
    />
  );
}

const words: Readonly<Record<string, string>> = {
  earn: t("billing.creditEarned"),
  redeem: t("billing.creditRedeemed"),
  expire: t("base.expired"),
  adjust: t("billing.creditChangedByHand"),
  reverse: t("billing.reversed"),
  deposit: t("billing.creditDeposited"),
  excess: t("billing.creditPaidTooMuch"),
  apply: t("billing.creditApplied"),
  refund: t("billing.creditRefunded"),
  memo: t("billing.creditMemo"),
};

/** What became of credit, as `Earned`. */
const entryWord = (kind: string): string => words[kind] ?? kind;
