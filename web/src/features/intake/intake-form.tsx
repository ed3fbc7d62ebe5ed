import { t } from "@boresight/domain/texts/text";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { Suspense, useEffect } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { IntakeContextQuery } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { ChosenCustomer, IntakeCustomer } from "./intake-context.ts";
import { IntakeActions } from "./steps/intake-actions.tsx";
import { IntakeProgress } from "./steps/intake-progress.tsx";
import { IntakeStep } from "./steps/intake-step.tsx";
import { problemsOfStep, stepOfField, stepsFor, type Step, type StepKey } from "./steps/intake-steps.ts";
import type { IntakeValues } from "./intake-values.ts";
import { useSaveDraft } from "./use-draft.ts";
import { useStep } from "./steps/use-step.ts";
import { useSubmitIntake } from "./use-submit-intake.ts";

interface IntakeFormProps {
  staff: boolean;
  begun: { values: IntakeValues; step: number; draftId: string | null };
  context: IntakeContextQuery;
}

/** A new step opens at its top and is announced: the keyboard focus moves to it. */
function showNew(element: HTMLElement | null) {
  if (!element) return;
  element.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

/** One step at a time; each is validated by the server's rules before the next. */
export function IntakeForm({ staff, begun, context }: IntakeFormProps) {
  const steps = stepsFor(staff);
  const [index, setIndex] = useStep(
    steps.map(({ key }) => key),
    begun.step,
  );
  const form = useForm<IntakeValues>({ defaultValues: begun.values });
  const { submit, busy, problem, mustVouch, forget } = useSubmitIntake(useSaveDraft(form, index, begun.draftId));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: forget }), [form, forget]);
  const chosen = useChosenCustomer(form, staff);
  const customer = readFragment(IntakeCustomer, staff ? chosen : rowsOf(context.own)[0]) ?? null;
  const step = steps[index];
  if (!step) return null;

  const shown = { form, step, steps, index };
  const { send, next } = waysOn(shown, { setIndex, submit });

  return (
    <SectionCard title={<IntakeProgress steps={steps} index={index} onGoBack={setIndex} />}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
        sx={{ display: "grid", gap: 4, maxWidth: 760 }}
      >
        <Box
          key={step.key}
          ref={showNew}
          component="section"
          tabIndex={-1}
          aria-label={step.title}
          sx={{ outline: "none", display: "grid", gap: 4 }}
        >
          <Suspense fallback={<ListSkeleton rows={4} />}>
            <IntakeStep
              step={step.key}
              isFirst={index === 0}
              onReview={() => setIndex(steps.length - 1)}
              {...{ form, staff, customer, context, mustVouch }}
            />
          </Suspense>
        </Box>
        {problem && <Alert severity="error">{problem}</Alert>}
        <IntakeActions
          goOn={wordsToGoOn(step, staff)}
          busy={busy}
          isWrong={Object.keys(form.formState.errors).length > 0}
          onBack={index > 0 ? () => setIndex(index - 1) : null}
          onSendNow={staff && sendableEarly.has(step.key) ? () => void send() : null}
        />
      </Box>
    </SectionCard>
  );
}

function wordsToGoOn({ key }: Step, staff: boolean): string {
  if (key !== "review") return t("base.next");
  return staff ? t("intake.createTheOrder") : t("intake.sendTheRequest");
}

interface ShownStep {
  form: UseFormReturn<IntakeValues>;
  step: Step;
  steps: readonly Step[];
  index: number;
}

interface Ways {
  setIndex: (index: number) => void;
  submit: (values: IntakeValues) => Promise<readonly FieldProblem[]>;
}

/** The ways from a step to the next, and to the order. */
function waysOn({ form, step, steps, index }: ShownStep, { setIndex, submit }: Ways) {
  const isSound = () => {
    form.clearErrors();
    const recheck = () => problemsOfStep(step, form.getValues(), new Date().getFullYear());
    const problems = recheck();
    if (problems.length > 0) showFieldProblems(form, problems, recheck);
    return problems.length === 0;
  };
  const send = async () => {
    if (!isSound()) return;
    const refused = await submit(form.getValues());
    const [first] = refused;
    if (!first) return;
    const place = stepOfField(first.field, steps);
    if (place >= 0) setIndex(place);
    setTimeout(() => showFieldProblems(form, refused));
  };
  const next = () => (step.key === "review" ? void send() : isSound() && setIndex(index + 1));

  return { send, next };
}

/** The office may leave transport and time to the order: a caller wants to be off the phone. */
const sendableEarly: ReadonlySet<StepKey> = new Set(["repair", "way", "time"]);

/** The customer for whom staff order; customers order for themselves. */
function useChosenCustomer(form: UseFormReturn<IntakeValues>, staff: boolean) {
  const id = useWatch({ control: form.control, name: "customerId" });
  return useQuery(ChosenCustomer, { variables: { id }, skip: !staff || !id }).data?.customer;
}
