import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { NewServiceOrder } from "@boresight/domain/orders/service-order-schema";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
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

/** `onFilled` is called with whether closing would lose something. */
export function NewOrderForm({ onFilled }: { onFilled: (filled: boolean) => void }) {
  const { user } = useAuth();
  const forStaff = isStaff(roleOf(user));
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
  const { problem, run } = useVerb({ form });

  const save = form.handleSubmit(async (input) => {
    const acceptTerms = form.getValues("acceptTerms");
    let order: { id: string; internalOrderNumber: string } | null | undefined;
    await run(
      async () => {
        const { data } = await create({ variables: { input: { ...input, acceptTerms } } });
        order = data?.createServiceOrder?.serviceOrder;
        return order?.internalOrderNumber;
      },
      (internalOrderNumber) =>
        internalOrderNumber
          ? t("orders.orderInternalordernumberCreated", { internalOrderNumber })
          : t("orders.orderCreated"),
    );
    if (order) await navigate({ to: `/service-orders/${order.id}` });
  });

  return (
    <SheetForm action={t("orders.createOrder")} busy={loading} problem={problem} onSubmit={() => void save()}>
      <NewOrderFields form={form} forStaff={forStaff} />
    </SheetForm>
  );
}
