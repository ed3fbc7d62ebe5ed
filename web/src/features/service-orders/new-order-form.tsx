import { useMutation } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/roles";
import type { NewServiceOrder } from "@boresight/domain/service-order";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState, type KeyboardEvent } from "react";
import { useForm } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { useMessage } from "#ui/message-bar.tsx";
import { showFieldProblems } from "#ui/show-field-problems.ts";
import { NewOrderFields } from "./new-order-fields.tsx";
import { emptyOrder, orderResolver, type OrderFormValues } from "./order-form.ts";

const CreateServiceOrder = graphql(`
  mutation CreateServiceOrder($input: CreateServiceOrderInput!) {
    createServiceOrder(input: $input) {
      serviceOrder {
        id
        internalOrderNumber
      }
    }
  }
`);

/** `onFilled` hears whether closing would lose something. */
export function NewOrderForm({ onFilled }: { onFilled: (filled: boolean) => void }) {
  const { user } = useAuth();
  const forStaff = isStaff(roleOf(user));
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<OrderFormValues, unknown, NewServiceOrder>({
    resolver: orderResolver({ forStaff }),
    defaultValues: emptyOrder,
  });
  const { isDirty } = form.formState;
  useEffect(() => {
    onFilled(isDirty);
    return () => onFilled(false);
  }, [onFilled, isDirty]);
  const [create, { loading }] = useMutation(CreateServiceOrder);
  const navigate = useNavigate();
  const showMessage = useMessage();

  const save = form.handleSubmit(async (input) => {
    try {
      const { data } = await create({ variables: { input } });
      const order = data?.createServiceOrder?.serviceOrder;
      showMessage(order ? `Order ${order.internalOrderNumber} created` : "Order created");
      if (order) await navigate({ to: `/service-orders/${order.id}` });
    } catch (error) {
      const { message, fields } = problemOf(error);
      setProblem(message);
      showFieldProblems(form, fields);
    }
  });
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) void save();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={saveByKey}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0, flexGrow: 1 }}
    >
      <Box sx={{ flexGrow: 1, overflowY: "auto", px: 6, display: "grid", gap: 1, alignContent: "start" }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <NewOrderFields form={form} forStaff={forStaff} />
      </Box>
      <Box sx={{ p: 4, px: 6, borderTop: 1, borderColor: "divider" }}>
        <Button type="submit" variant="contained" fullWidth loading={loading}>
          Create order
        </Button>
      </Box>
    </Box>
  );
}
