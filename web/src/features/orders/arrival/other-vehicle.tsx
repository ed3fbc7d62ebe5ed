import { t } from "@boresight/domain/texts/text";
import { vinDifference } from "@boresight/domain/orders/vin-at-vehicle";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { ArrivingOrderFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { obstaclesOf, OrderTransitionsFields } from "#records/order-transitions.fragment.ts";
import { useArrivalVerbs, type ArrivalAnswer } from "./use-arrival-verbs.ts";
import { useOrderPhoto } from "#records/order-photo.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";

interface OtherVehicleProps {
  order: ArrivingOrderFragment;
  /** The VIN read at the vehicle. */
  seen: string;
  onCorrected: (order: ArrivingOrderFragment) => Promise<void> | void;
  onReadAgain: () => void;
  onClose: () => void;
}

/** The arrived vehicle is not the order's: correct the order or put it on hold. */
export function OtherVehicle({ order, seen, onCorrected, onReadAgain, onClose }: OtherVehicleProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const [problem, setProblem] = useState<string | null>(null);
  const { isSubmitting } = form.formState;
  const renderPhoto = useOrderPhoto();
  const { correct, holdUp, mayHold } = useWaysOut(order, seen);
  const attempt = (work: (reason: string) => Promise<ArrivalAnswer>, done: OtherVehicleProps["onCorrected"]) =>
    void form.handleSubmit(async ({ reason }) => {
      const answer = await work(reason);
      if (answer.order) return done(answer.order);
      showFieldProblems(form, answer.problem.fields);
      setProblem(answer.problem.fields.length > 0 ? null : answer.problem.message);
    })();

  return (
    <Dialog open onClose={onClose} aria-labelledby="other-vehicle" slotProps={{ paper: { sx: { width: 480 } } }}>
      <DialogTitle id="other-vehicle">{t("orders.stopThisIsAnotherVehicle")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 3, alignContent: "start" }}>
        <Alert severity="error">{vinDifference(seen, order.vehicle?.vinNumber ?? null)}.</Alert>
        {problem && <Alert severity="warning">{problem}</Alert>}
        <Typography variant="body2" color="textSecondary">
          {t("orders.photographItsVinPlateIfThe")}
        </Typography>
        {renderPhoto?.({
          orderId: order.id,
          kind: "vinPhoto",
          customerVisible: false, // It shows another customer's vehicle.
          label: t("orders.takePhotoOfVinPlate"),
        })}
        <TextInput form={form} name="reason" label={t("orders.whatHappened")} input={{ multiline: true, minRows: 2 }} />
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexDirection: "column", alignItems: "stretch", gap: 2, px: 6 }}>
        <Button size="large" variant="contained" disabled={isSubmitting} onClick={() => attempt(correct, onCorrected)}>
          {t("orders.correctTheOrder")}
        </Button>
        {mayHold && (
          <Button size="large" variant="outlined" disabled={isSubmitting} onClick={() => attempt(holdUp, onClose)}>
            {t("orders.putOnHold")}
          </Button>
        )}
        <Button size="large" disabled={isSubmitting} onClick={onReadAgain}>
          {t("orders.readTheVinAgain")}
        </Button>
        <Button size="large" onClick={onClose}>
          {t("base.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useWaysOut(order: ArrivingOrderFragment, seen: string) {
  const verbs = useArrivalVerbs();
  const showMessage = useMessage();
  const { id, version, allowedTransitions } = readFragment(OrderTransitionsFields, order);
  const hold = allowedTransitions.find(
    (transition) => transition.status?.isHold && obstaclesOf(transition).length === 0,
  );

  async function correct(reason: string) {
    const answer = await verbs.correct(id, reason);
    if (answer.order) showMessage(t("orders.orderCorrected"));
    return answer;
  }
  async function holdUp(reason: string) {
    const difference = vinDifference(seen, order.vehicle?.vinNumber ?? null);
    const note = reason ? `${difference}. ${reason}` : difference;
    const statusKey = hold?.status?.key ?? "hold";
    const answer = await verbs.move({ id, version, statusKey, holdReasonKey: "other", note });
    if (answer.order) showMessage(t("orders.movedToStatusname", { statusName: hold?.status?.statusName }));
    return answer;
  }

  return { correct, holdUp, mayHold: hold !== undefined };
}
