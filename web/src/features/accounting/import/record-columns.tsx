import { t } from "@boresight/domain/texts/text";
import type { QboRecordRowFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { LookChip } from "#ui/text/look-chip.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { decisionLook, importProblem, matchWords, recordDetails } from "./record-words.ts";
import Button from "@mui/material/Button";
import { useDecide } from "./use-decide.ts";

type Column = TableColumn<QboRecordRowFragment>;

const theirs: Column = {
  field: "name",
  header: t("accounting.inQuickbooks"),
  flex: 1.4,
  minWidth: 220,
  show: (record) => <TheirCustomer record={record} />,
};

const ours: Column = {
  field: "suggestedCustomer",
  header: t("accounting.yourCustomer"),
  flex: 1.2,
  minWidth: 190,
  show: (record) => <OurCustomer record={record} />,
};

const decision: Column = {
  field: "decision",
  header: t("accounting.decision"),
  minWidth: 170,
  show: (record) => <LookChip look={decisionLook(record)} />,
};

const accept: Column = {
  field: "accept",
  header: "",
  minWidth: 110,
  align: "right",
  show: (record) => <AcceptButton record={record} />,
};

export const recordColumns: readonly Column[] = [theirs, ours, decision, accept];

export const TheirCustomer = ({ record: { name, details, isActive } }: { record: QboRecordRowFragment }) => (
  <TwoLines
    main={<bdi>{name}</bdi>}
    second={isActive ? <bdi>{recordDetails(details)}</bdi> : t("accounting.inactiveThere")}
  />
);

/** Which of ours it is, will be or seems to be. */
export function OurCustomer({ record }: { record: QboRecordRowFragment }) {
  const { chosenCustomer, suggestedCustomer, decision, match, problem } = record;
  const wrong = importProblem(problem);
  const known = chosenCustomer ?? (decision === "open" ? suggestedCustomer : null);
  if (decision === "create" && !known) return t("accounting.aNewCustomer");
  if (decision === "ignore") return "–";

  return (
    <TwoLines
      main={known ? <bdi>{customerName(known)}</bdi> : "–"}
      second={wrong ?? (decision === "open" ? matchWords(match) : null)}
    />
  );
}

/** Accepts the suggestion of one row. */
function AcceptButton({ record }: { record: QboRecordRowFragment }) {
  const { decide, busy } = useDecide();
  const { id, name, decision, suggestedCustomer } = record;
  if (decision !== "open" || !suggestedCustomer) return null;

  return (
    <Button
      size="small"
      variant="outlined"
      loading={busy}
      aria-label={t("accounting.acceptSuggestionFor", { name })}
      onClick={(event) => {
        event.stopPropagation();
        void decide({ id, decision: "link", chosenId: suggestedCustomer.id });
      }}
    >
      {t("accounting.accept")}
    </Button>
  );
}
