import { typedNumber } from "@boresight/domain/base/typed-number";
import { directions, placeAt, type Coordinates, type Direction } from "@boresight/domain/customers/address-book";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useForm } from "react-hook-form";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { useKnownPlaces, type KnownPlace } from "./use-known-places.ts";

const directionNames: Readonly<Record<Direction, string>> = {
  north: t("customers.north"),
  northEast: t("customers.northEast"),
  east: t("customers.east"),
  southEast: t("customers.southEast"),
  south: t("customers.south"),
  southWest: t("customers.southWest"),
  west: t("customers.west"),
  northWest: t("customers.northWest"),
};
const isDirection = (name: string): name is Direction => name in directions;
const directionChoices = Object.keys(directions)
  .filter(isDirection)
  .map((value) => ({ value, label: directionNames[value] }));
const mostMiles = 2000;

interface DistancePickerProps {
  onPick: (place: Coordinates) => void;
}

/** Picks a place so many miles away from a known one; none at all is that place itself. */
export function DistancePicker({ onPick }: DistancePickerProps) {
  const places = useKnownPlaces();
  if (!places) return <Skeleton height={240} />;
  if (places.length === 0) return <Alert severity="info">{t("customers.noKnownPlaces")}</Alert>;
  return <DistanceFields places={places} onPick={onPick} />;
}

function DistanceFields({ places, onPick }: DistancePickerProps & { places: readonly KnownPlace[] }) {
  const form = useForm({ defaultValues: { from: places[0]?.id ?? "", miles: "0", direction: "north" } });
  const use = form.handleSubmit(({ from, miles: typed, direction }) => {
    const start = places.find(({ id }) => id === from);
    const miles = typedNumber(typed, 3);
    if (!(miles >= 0 && miles <= mostMiles))
      return form.setError("miles", { message: t("customers.aDistanceIsANumberOf") }, { shouldFocus: true });
    if (start && isDirection(direction)) onPick(placeAt(start.at, miles, direction));
  });

  return (
    <Box component="fieldset" aria-label={t("customers.chooseByDistance")} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <SelectInput
        form={form}
        name="from"
        label={t("customers.measuredFrom")}
        choices={places.map(({ id, label }) => ({ value: id, label }))}
      />
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 4 }}>
        <TextInput
          form={form}
          name="miles"
          label={t("customers.straightMiles")}
          input={{ inputMode: "decimal", autoComplete: "off" }}
        />
        <SelectInput form={form} name="direction" label={t("customers.direction")} choices={directionChoices} />
      </Box>
      <Button variant="outlined" onClick={() => void use()}>
        {t("customers.useThisPlace")}
      </Button>
    </Box>
  );
}
