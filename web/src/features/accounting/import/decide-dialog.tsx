import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { use, useState } from "react";
import type { DecideQboRecordInput, QboRecordRowFragment } from "#graphql/graphql.ts";
import { CustomerPicker } from "#records/customer-picker.tsx";
import { customerName } from "#records/customer-name.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { MarkUnsaved } from "#ui/dialog/unsaved.ts";
import { importProblem, matchWords, recordDetails } from "./record-words.ts";
import { useDecide } from "./use-decide.ts";

type Answer = "suggested" | "other" | "create" | "ignore" | "open";

interface DecideDialogProps {
  record: QboRecordRowFragment;
  onClose: () => void;
}

/** What becomes of one customer in QuickBooks: one of ours, a new one, or nothing. */
export function DecideDialog({ record, onClose }: DecideDialogProps) {
  const [answer, setAnswer] = useState<Answer>(answerOf(record));
  const [otherId, setOtherId] = useState<string | null>(null);
  const [missing, setMissing] = useState<string>();
  const { decide, busy, problem } = useDecide({ shownBy: "caller" });
  const submit = async () => {
    const input = inputOf(record, answer, otherId);
    if (!input) return setMissing(t("base.chooseACustomer"));
    if (!(await decide(input))) onClose();
  };

  return (
    <FormDialog
      title={t("accounting.whoIsName", { name: record.name })}
      action={t("base.save")}
      busy={busy}
      problem={problem ?? importProblem(record.problem)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        <bdi>{recordDetails(record.details)}</bdi>
      </Typography>
      <Answers record={record} answer={answer} onAnswer={setAnswer} />
      {answer === "other" && (
        <Box sx={{ mt: 2 }}>
          <CustomerPicker
            existing
            error={missing}
            onPick={(picked) => {
              setMissing(undefined);
              setOtherId(picked?.id ?? null);
            }}
          />
        </Box>
      )}
    </FormDialog>
  );
}

interface AnswersProps {
  record: QboRecordRowFragment;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
}

function Answers({ record, answer, onAnswer }: AnswersProps) {
  const mark = use(MarkUnsaved);
  const known = record.chosenCustomer ?? record.suggestedCustomer;
  const choices: { value: Answer; label: string; second: string | null }[] = [
    ...(known
      ? [
          {
            value: "suggested" as const,
            label: t("accounting.itIsName", { name: customerName(known) }),
            second: record.chosenCustomer ? null : matchWords(record.match),
          },
        ]
      : []),
    { value: "other", label: t("accounting.itIsAnotherCustomer"), second: null },
    { value: "create", label: t("accounting.createANewCustomer"), second: t("accounting.createANewCustomerHelp") },
    { value: "ignore", label: t("accounting.leaveItAlone"), second: t("accounting.leaveItAloneHelp") },
    { value: "open", label: t("accounting.decideLater"), second: null },
  ];

  return (
    <RadioGroup
      aria-label={t("accounting.decision")}
      value={answer}
      onChange={(_event, value) => {
        onAnswer(choices.find((choice) => choice.value === value)?.value ?? "open");
        mark();
      }}
    >
      {choices.map(({ value, label, second }) => (
        <FormControlLabel
          key={value}
          value={value}
          control={<Radio size="small" />}
          label={
            <Box component="span" dir="auto">
              {label}
              {second && (
                <Typography component="span" variant="caption" color="textSecondary" sx={{ display: "block" }}>
                  {second}
                </Typography>
              )}
            </Box>
          }
        />
      ))}
    </RadioGroup>
  );
}

function answerOf({ decision, suggestedCustomer }: QboRecordRowFragment): Answer {
  if (decision === "create" || decision === "ignore") return decision;
  if (decision === "link" || suggestedCustomer) return "suggested";
  return "other";
}

/** Null while the other customer is not chosen yet. */
export function inputOf(
  record: QboRecordRowFragment,
  answer: Answer,
  otherId: string | null,
): DecideQboRecordInput | null {
  const { id } = record;
  if (answer !== "suggested" && answer !== "other") return { id, decision: answer, chosenId: null };
  const chosenId = answer === "other" ? otherId : (record.chosenCustomer ?? record.suggestedCustomer)?.id;
  return chosenId ? { id, decision: "link", chosenId } : null;
}
