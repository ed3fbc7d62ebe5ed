import { useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { IntakeContextQuery } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/section-card.tsx";
import { showFieldProblems } from "#ui/show-field-problems.ts";
import { ChosenCustomer, IntakeCustomer } from "./intake-context.ts";
import { IntakeProgress } from "./intake-progress.tsx";
import { IntakeStep } from "./intake-step.tsx";
import { problemsOfStep, stepOfField, stepsFor } from "./intake-steps.ts";
import type { IntakeValues } from "./intake-values.ts";
import { useKeepDraft } from "./use-draft.ts";
import { useSubmitIntake } from "./use-submit-intake.ts";

interface IntakeFormProps {
  staff: boolean;
  begun: { values: IntakeValues; step: number };
  context: IntakeContextQuery;
}

/** A new step is read out, and the keyboard goes on from there. */
const focusNew = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** One step at a time; each is checked by the server's rules before the next. */
export function IntakeForm({ staff, begun, context }: IntakeFormProps) {
  const steps = stepsFor(staff);
  const [index, setIndex] = useState(Math.min(begun.step, steps.length - 1));
  const form = useForm<IntakeValues>({ defaultValues: begun.values });
  const { submit, busy, problem, mustVouch, sent } = useSubmitIntake();
  useKeepDraft(form, index, !sent);
  const customerId = useWatch({ control: form.control, name: "customerId" });
  const { data: chosen } = useQuery(ChosenCustomer, { variables: { id: customerId }, skip: !staff || !customerId });
  const customer = readFragment(IntakeCustomer, staff ? chosen?.customer : rowsOf(context.own)[0]) ?? null;
  const step = steps[index];
  if (!step) return null;

  const next = async () => {
    form.clearErrors();
    const problems = problemsOfStep(step, form.getValues(), new Date().getFullYear());
    if (problems.length > 0) return showFieldProblems(form, problems);
    if (step.key !== "review") return setIndex(index + 1);
    const refused = await submit(form.getValues());
    if (refused.length === 0) return undefined;
    const [first] = refused;
    const place = first ? stepOfField(first.field, steps) : -1;
    if (place >= 0) setIndex(place);
    return setTimeout(() => showFieldProblems(form, refused));
  };

  return (
    <SectionCard title={<IntakeProgress steps={steps} index={index} onGoBack={setIndex} />}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void next();
        }}
        sx={{ display: "grid", gap: 4, maxWidth: 760 }}
      >
        <Box
          key={step.key}
          ref={focusNew}
          component="section"
          tabIndex={-1}
          aria-label={step.title}
          sx={{ outline: "none" }}
        >
          <IntakeStep step={step.key} {...{ form, staff, customer, context, mustVouch }} />
        </Box>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Box
          sx={{ display: "flex", gap: 3, position: "sticky", bottom: 0, py: 3, bgcolor: "background.paper", zIndex: 1 }}
        >
          {index > 0 && <Button onClick={() => setIndex(index - 1)}>Back</Button>}
          <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 44, flexGrow: { xs: 1, sm: 0 } }}>
            {step.key === "review" ? "Send the request" : "Next"}
          </Button>
        </Box>
      </Box>
    </SectionCard>
  );
}
