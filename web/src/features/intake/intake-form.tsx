import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useEffect } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { IntakeContextQuery } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { ChosenCustomer, IntakeCustomer } from "./intake-context.ts";
import { IntakeProgress } from "./steps/intake-progress.tsx";
import { IntakeStep } from "./steps/intake-step.tsx";
import { problemsOfStep, stepOfField, stepsFor } from "./steps/intake-steps.ts";
import type { IntakeValues } from "./intake-values.ts";
import { useSaveDraft } from "./use-draft.ts";
import { useStep } from "./steps/use-step.ts";
import { useSubmitIntake } from "./use-submit-intake.ts";

interface IntakeFormProps {
  staff: boolean;
  begun: { values: IntakeValues; step: number; draftId: string | null };
  context: IntakeContextQuery;
}

/** A new step is announced, and the keyboard focus moves to it. */
const focusNew = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

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

  const next = async () => {
    form.clearErrors();
    const recheck = () => problemsOfStep(step, form.getValues(), new Date().getFullYear());
    const problems = recheck();
    if (problems.length > 0) return showFieldProblems(form, problems, recheck);
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
          sx={{ outline: "none", display: "grid", gap: 4 }}
        >
          <Suspense fallback={<ListSkeleton rows={4} />}>
            <IntakeStep step={step.key} isFirst={index === 0} {...{ form, staff, customer, context, mustVouch }} />
          </Suspense>
        </Box>
        {problem && <Alert severity="error">{problem}</Alert>}
        <IntakeActions
          isLast={step.key === "review"}
          busy={busy}
          isWrong={Object.keys(form.formState.errors).length > 0}
          onBack={index > 0 ? () => setIndex(index - 1) : null}
        />
      </Box>
    </SectionCard>
  );
}

/** The customer for whom staff order; customers order for themselves. */
function useChosenCustomer(form: UseFormReturn<IntakeValues>, staff: boolean) {
  const id = useWatch({ control: form.control, name: "customerId" });
  return useQuery(ChosenCustomer, { variables: { id }, skip: !staff || !id }).data?.customer;
}

interface IntakeActionsProps {
  isLast: boolean;
  busy: boolean;
  /** Something above has to be corrected first. */
  isWrong: boolean;
  onBack: (() => void) | null;
}

function IntakeActions({ isLast, busy, isWrong, onBack }: IntakeActionsProps) {
  return (
    <Box sx={{ display: "flex", gap: 3, position: "sticky", bottom: 0, py: 3, bgcolor: "background.paper", zIndex: 1 }}>
      {onBack && <Button onClick={onBack}>{t("intake.back")}</Button>}
      <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 44, flexGrow: { xs: 1, sm: 0 } }}>
        {isLast ? t("intake.sendTheRequest") : t("intake.next")}
      </Button>
      {isWrong && (
        <Typography variant="body2" color="error" sx={{ alignSelf: "center" }}>
          {t("intake.checkTheMarkedFields")}
        </Typography>
      )}
    </Box>
  );
}
