import { closesOnceEqual, resolutionsOf } from "@boresight/domain/accounting/conflict-resolutions";
import { qboConflictKinds, qboEntityNames } from "@boresight/domain/accounting/qbo";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { QboConflictRowFragment } from "#graphql/graphql.ts";
import { fieldsOf } from "./field-words.ts";
import { resolutionHelp, resolutionLabel, type Resolution } from "./resolution-words.ts";
import { SideBySide, type Side } from "./side-by-side.tsx";
import { useSolve } from "./use-solve.ts";

/** Field by field: each side counts for some of them. */
const mixed = "mixed";
type Answer = Resolution | typeof mixed;

interface SolveFormProps {
  conflict: QboConflictRowFragment;
  onSolved: () => void;
}

/** Both sides of an open conflict, and what a person can decide; of a customer, field by field. */
export function SolveForm({ conflict, onSolved }: SolveFormProps) {
  const { id, fields: named, ours, theirs, agreed } = conflict;
  const fields = named.filter((name) => name !== null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [sides, setSides] = useState<FieldSides>(allOf(fields, "ours"));
  const { busy, problem, solve } = useSolve();
  const of = knownConflict(conflict);
  const choose = (chosen: Answer) => {
    setAnswer(chosen);
    if (chosen === "ours" || chosen === "theirs") setSides(allOf(fields, chosen));
  };
  const chooseField = (field: string, side: Side) => {
    const next = { ...sides, [field]: side };
    setSides(next);
    setAnswer(commonSide(next) ?? mixed);
  };
  const submit = async () => {
    if (answer === null) return;
    const decision = answer === mixed ? decisionOf(sides) : { resolution: answer, choices: [] };
    const staysOpen = decision.resolution === "ours" && of !== null && closesOnceEqual(of);
    const done = staysOpen ? t("accounting.oursIsSent") : t("accounting.conflictIsSolved");
    if (!(await solve({ id, ...decision }, done))) onSolved();
  };
  if (!of) return null;
  const answers: Answer[] = [...resolutionsOf(of)];
  if (answer === mixed) answers.push(mixed);
  const isByField = of.kind === "fields" && of.entity === "Customer" && fields.length > 1;

  return (
    <>
      <SideBySide
        fields={fields}
        ours={fieldsOf(ours)}
        theirs={fieldsOf(theirs)}
        agreed={agreed === null ? null : fieldsOf(agreed)}
        {...(isByField && { chosen: answer === "accept" ? {} : sides, onChoose: chooseField })}
      />
      <Answers
        answers={answers}
        answer={answer}
        helpOf={(resolution) => resolutionHelp(resolution, of)}
        onAnswer={choose}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box>
        <Button variant="contained" loading={busy} disabled={answer === null} onClick={() => void submit()}>
          {t("accounting.solve")}
        </Button>
      </Box>
    </>
  );
}

/** Null for a kind that this version of the app does not know. */
function knownConflict({ kind: kindName, entity: entityName, localId }: QboConflictRowFragment) {
  const kind = qboConflictKinds.find((name) => name === kindName);
  const entity = qboEntityNames.find((name) => name === entityName);
  return kind && entity ? { kind, entity, localId } : null;
}

interface AnswersProps {
  answers: readonly Answer[];
  answer: Answer | null;
  helpOf: (resolution: Resolution) => string;
  onAnswer: (answer: Answer) => void;
}

function Answers({ answers, answer, helpOf, onAnswer }: AnswersProps) {
  return (
    <RadioGroup
      aria-label={t("accounting.decision")}
      value={answer ?? ""}
      onChange={(_event, value) => answers.filter((each) => each === value).forEach(onAnswer)}
      sx={{ gap: 2 }}
    >
      {answers.map((each) => (
        <FormControlLabel
          key={each}
          value={each}
          control={<Radio size="small" />}
          sx={{ alignItems: "flex-start" }}
          label={
            <Box component="span" sx={{ display: "block", pt: 1.75 }}>
              {each === mixed ? t("accounting.fieldByField") : resolutionLabel(each)}
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: "block" }}>
                {each === mixed ? t("accounting.fieldByFieldHelp") : helpOf(each)}
              </Typography>
            </Box>
          }
        />
      ))}
    </RadioGroup>
  );
}

/** Which side counts for each field. */
type FieldSides = Readonly<Record<string, Side>>;

const allOf = (fields: readonly string[], side: Side): FieldSides =>
  Object.fromEntries(fields.map((field) => [field, side]));

/** The side that counts for all of them; null when they differ. */
function commonSide(sides: FieldSides): Side | null {
  const [first, ...others] = new Set(Object.values(sides));
  return first !== undefined && others.length === 0 ? first : null;
}

/** The decision for the server: ours counts, but for the fields that say otherwise. */
function decisionOf(sides: FieldSides): { resolution: Side; choices: { field: string; side: Side }[] } {
  const common = commonSide(sides);
  if (common) return { resolution: common, choices: [] };
  const choices = Object.entries(sides)
    .filter(([, side]) => side === "theirs")
    .map(([field, side]) => ({ field, side }));
  return { resolution: "ours", choices };
}
