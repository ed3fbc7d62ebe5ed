import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useVerb } from "#records/use-verb.ts";
import { useSetPayer } from "./use-set-payer.ts";

interface UsePayerButtonProps {
  order: { id: string; version: number };
  payer: { id: string; name: string };
}

/** Takes the payer that the insurer's name means. */
export function UsePayerButton({ order: { id, version }, payer }: UsePayerButtonProps) {
  const [save, { loading }] = useSetPayer();
  const { run } = useVerb({ stale: ["order-changed"] });
  const choose = () =>
    run(() => save({ variables: { input: { id, version, payerId: payer.id } } }), t("billing.payerIsChosen"));

  return (
    <Button size="small" color="inherit" loading={loading} onClick={() => void choose()}>
      {t("billing.usePayer", { name: payer.name })}
    </Button>
  );
}
