import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { isCustomersTurn } from "@boresight/domain/orders/hold-turn";
import { holdWords } from "@boresight/domain/orders/hold-words";

const AnswerQuestion = graphql(`
  mutation AnswerQuestion($input: PostOrderMessageInput!, $staff: Boolean!) {
    postOrderMessage(input: $input) {
      serviceOrder {
        id
        question
        ...OrderHeader
        ...OrderTransitions
      }
    }
  }
`);

interface CustomersStepProps {
  order: {
    id: string;
    question: string | null;
    holdReasonKey: string | null;
    status: { category: string } | null;
    toDecide: { nodes: readonly ({ id: string; number: string } | null)[] };
  };
}

/** What the customer is to do now, on top of the order: what a hold waits for, a question, an estimate to decide on. */
export function CustomersStep({ order }: CustomersStepProps) {
  const { id, question, toDecide, status } = order;
  const estimate = toDecide.nodes[0];

  return (
    <>
      {status?.category === "hold" && <HeldStep order={order} />}
      {question && <Question orderId={id} question={question} />}
      {estimate && (
        <Alert
          severity="info"
          action={
            <Button
              component={RouteLink}
              to={`/service-orders/${id}`}
              search={{ tab: "estimates", decide: estimate.id }}
              variant="contained"
              size="small"
            >
              {t("billing.reviewAndDecide")}
            </Button>
          }
        >
          {t("orders.estimateWaitsForYou", { number: estimate.number })}
        </Alert>
      )}
    </>
  );
}

function Question({ orderId, question }: { orderId: string; question: string }) {
  const form = useForm({ defaultValues: { body: "" } });
  const [post] = useMutation(AnswerQuestion);
  const { run, problem } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit(({ body }) =>
    run(() => post({ variables: { input: { orderId, body }, staff: false } }), t("orders.answerIsSent")),
  );

  return (
    <Alert severity="warning" slotProps={{ message: { sx: { flexGrow: 1, minWidth: 0 } } }}>
      <Typography sx={{ fontWeight: 600 }}>{t("orders.weNeedFromYou")}</Typography>
      <Typography dir="auto" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {question}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ display: "grid", gap: 2, mt: 3, justifyItems: "start", "& > :first-of-type": { width: "100%" } }}
      >
        <TextInput
          form={form}
          name="body"
          label={t("orders.yourAnswer")}
          input={{ multiline: true, minRows: 2, fullWidth: true }}
        />
        {problem && <Typography color="error">{problem}</Typography>}
        <Button type="submit" variant="contained" size="small" loading={form.formState.isSubmitting}>
          {t("orders.send")}
        </Button>
      </Box>
    </Alert>
  );
}

/** What a held order waits for, and where its customer gives it. */
function HeldStep({ order: { id, holdReasonKey } }: { order: { id: string; holdReasonKey: string | null } }) {
  const words = holdWords(holdReasonKey);
  if (!words) return null;
  const isTheirs = isCustomersTurn(holdReasonKey);
  const isPo = holdReasonKey === "waitingPo";
  const way = isPo ? { to: "/billing" } : { to: `/service-orders/${id}`, search: { tab: "messages" } };

  return (
    <Alert
      severity={isTheirs ? "warning" : "info"}
      action={
        <Button component={RouteLink} {...way} variant={isTheirs ? "contained" : "outlined"} size="small">
          {isPo ? t("billing.enterPo") : t("orders.writeToUs")}
        </Button>
      }
    >
      {words}
    </Alert>
  );
}
