import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { formatCents } from "@boresight/domain/base/money";
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import { fuelCost, towCost } from "@boresight/domain/orders/transport-price";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { AddressFields } from "#features/intake/address-fields.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { useKnownAddresses } from "#features/intake/use-known-addresses.ts";
import { useTransportPrices } from "#features/intake/use-transport-prices.ts";
import { TransportChoice } from "#features/intake/transport-choice.tsx";

interface TransportStepProps {
  form: IntakeForm;
  customerId: string;
  staff: boolean;
}

/** The intake method, its address and its price. */
export function TransportStep({ form, customerId, staff }: TransportStepProps) {
  const { field } = useController({ control: form.control, name: "intakeMethod" });
  const [isNew, addressId] = useWatch({ control: form.control, name: ["isNewAddress", "pickupAddressId"] });
  const addresses = useKnownAddresses(customerId);
  const known = addresses ?? [];
  const chosen = known.find(({ id }) => id === addressId);
  const isFetched = field.value !== "dropOff";
  const onlyId = known.length === 1 ? known[0]?.id : undefined;
  useEffect(() => {
    if (isFetched && onlyId && !addressId && !isNew) form.setValue("pickupAddressId", onlyId, { shouldDirty: true });
  }, [form, isFetched, onlyId, addressId, isNew]);
  const typesAddress = isNew || addresses?.length === 0;

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <TransportChoice value={field.value} onChoose={(way: IntakeMethod) => field.onChange(way)} />
      {isFetched && (
        <Box>
          {known.length > 0 && !isNew && (
            <SelectInput
              form={form}
              name="pickupAddressId"
              label={field.value === "mobile" ? t("intake.whereWeWork") : t("base.pickupAddress")}
              choices={known.map(({ id, label, street, city }) => ({
                value: id,
                label: [label === street ? null : label, street, city].filter(Boolean).join(", "),
              }))}
              help={chosen?.pickupSpotDescription || undefined}
            />
          )}
          {known.length > 0 && <CheckInput form={form} name="isNewAddress" label={t("intake.somewhereElse")} />}
          {typesAddress && (
            <AddressFields
              form={form}
              isMobile={field.value === "mobile"}
              onShown={() => form.setValue("isNewAddress", true)}
            />
          )}
          {field.value === "tow" && (
            <TextInput
              form={form}
              name="towingNotes"
              label={t("intake.forTheTowTruck")}
              help={t("intake.towQuestions")}
              optional
              input={{ multiline: true, minRows: 2 }}
            />
          )}
          <TransportPrice
            staff={staff}
            way={field.value}
            miles={isNew ? null : (chosen?.distanceToSensi ?? null)}
            known={!isNew && !!chosen}
          />
        </Box>
      )}
    </Box>
  );
}

interface TransportPriceProps {
  staff: boolean;
  way: IntakeMethod;
  miles: number | null;
  known: boolean;
}

function TransportPrice({ staff, way, miles, known }: TransportPriceProps) {
  const prices = useTransportPrices();
  if (!known) return null;
  if (miles === null) {
    if (!staff) return null; // Distances are the office's to find out.
    return (
      <Typography variant="body2" color="textSecondary">
        {t("intake.aboutUnknownDistance")}
      </Typography>
    );
  }
  if (!prices) return null;
  const price = formatCents(way === "tow" ? towCost(miles, prices) : fuelCost(miles, prices));

  return (
    <Typography variant="body2">
      <RichText
        text={
          way === "tow"
            ? t("intake.milesTowing", { miles, ...slots("price") })
            : t("intake.milesFuel", { miles, ...slots("price") })
        }
        price={<bdi>{price}</bdi>}
      />
    </Typography>
  );
}
