import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { customerName } from "#records/customer-name.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ScanButton } from "#ui/camera/scan-button.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";
import { StatusChip } from "#records/status-chip.tsx";
import { useCheckIn } from "./use-check-in.ts";
import { isOrderCode, useFindArrival, type FoundOrder } from "./use-find-arrival.ts";

const codeFace = {
  inputProps: { dir: "ltr", spellCheck: false, autoCapitalize: "characters", autoComplete: "off", maxLength: 200 },
  sx: { typography: "code", fontSize: "1.125rem", minHeight: 48 },
};

/** Finds the order of a vehicle by the code on its sheet, its order number or its VIN. */
export function FindArrivalDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { code: "" } });
  const navigate = useNavigate();
  const find = useFindArrival();
  const [problem, setProblem] = useState<string | null>(null);
  const [choices, setChoices] = useState<readonly FoundOrder[]>([]);
  const [vin, setVin] = useState<string | null>(null);
  const checkInVehicle = useCheckIn();
  const arrive = async (id: string, seen: string | null) => {
    if (seen !== null) await checkInVehicle(id, seen);
    await navigate({ to: `/service-orders/${id}` });
  };
  const look = form.handleSubmit(async ({ code }) => {
    const found = await find(code);
    if (found.orderId) return arrive(found.orderId, found.vin);
    setProblem(found.problem ?? null);
    setChoices(found.several ?? []);
    setVin(found.vin ?? null);
  });
  const scanned = (code: string) => {
    form.setValue("code", code);
    void look();
  };

  return (
    <FormDialog
      title={t("orders.checkInAVehicle")}
      action={t("orders.findTheOrder")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void look()}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="code"
        label={t("orders.orderNumberOrVin")}
        help={t("orders.orderSearchExample")}
        input={codeFace}
      />
      <Box sx={{ display: "grid", justifyItems: "start", gap: 2 }}>
        <ScanButton
          read={(text) => (isOrderCode(text) ? text : null)}
          onFound={scanned}
          notFound={t("orders.noCodeOfAnOrderAnd")}
          label={t("orders.orderNumberOrVin")}
        >
          {t("orders.scanTheCodeOrTheVin")}
        </ScanButton>
      </Box>
      {choices.length > 0 && <Choices orders={choices} onChoose={(id) => void arrive(id, vin)} />}
    </FormDialog>
  );
}

function Choices({ orders, onChoose }: { orders: readonly FoundOrder[]; onChoose: (id: string) => void }) {
  return (
    <Box sx={{ mx: -6 }}>
      <Typography component="output" variant="body2" color="textSecondary" sx={{ px: 6, pb: 1 }}>
        {t("orders.lengthOrdersFitTheExpectedOne", { count: orders.length })}
      </Typography>
      <RowList label={t("orders.ordersThatFit")}>
        {orders.map((order) => (
          <ListRow
            key={order.id}
            onClick={() => onChoose(order.id)}
            main={order.vehicle?.vehicleDescription}
            second={secondLine(order)}
            end={<StatusChip status={order.status} />}
            stacked
          />
        ))}
      </RowList>
    </Box>
  );
}

function secondLine({ internalOrderNumber, customer, appointments }: FoundOrder) {
  const [appointment] = appointments.nodes;
  const zone = appointment?.facility?.timeZone;
  return (
    <>
      <bdi>{internalOrderNumber}</bdi>
      {customer && ` · ${customerName(customer)}`}
      {appointment && zone && ` · ${dayWords(zone, appointment.startsAt)}, ${timeWithZone(zone, appointment.startsAt)}`}
    </>
  );
}
