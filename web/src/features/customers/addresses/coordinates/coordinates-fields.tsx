import type { Coordinates } from "@boresight/domain/customers/address-book";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Suspense, useId, useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { mapStyle } from "#records/map/map-style.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { placeOf, type AddressFormValues } from "#features/customers/addresses/address-values.ts";
import { pageMark } from "#data/page-mark.ts";

/** A sign comes before its figures in every language. */
const ltr = { input: { dir: "ltr" } };

const MapPicker = lazyPart(async () => (await import("./map-picker.tsx")).MapPicker);
const DistancePicker = lazyPart(async () => (await import("./distance-picker.tsx")).DistancePicker);

/** Coordinates are typed, or picked on a map; without a map by distance and direction from a known place. */
export function CoordinatesFields({ form }: { form: UseFormReturn<AddressFormValues> }) {
  const attribution = geocoderAttribution();

  return (
    <>
      <Typography variant="h3" component="h3" sx={{ mt: 2 }}>
        {t("customers.whereItLies")}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t("customers.fromTheCoordinatesWeComputeThe")}
      </Typography>
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 4 }}>
        <TextInput
          form={form}
          name="latitude"
          label={t("customers.latitude")}
          optional
          input={{ inputMode: "decimal", slotProps: ltr }}
        />
        <TextInput
          form={form}
          name="longitude"
          label={t("customers.longitude")}
          optional
          input={{ inputMode: "text", slotProps: ltr }}
        />
      </Box>
      {attribution && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t("customers.coordinatesFoundBy", { attribution })}
        </Typography>
      )}
      <Picker form={form} />
    </>
  );
}

function Picker({ form }: { form: UseFormReturn<AddressFormValues> }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const style = mapStyle();
  const [latitude, longitude] = useWatch({ control: form.control, name: ["latitude", "longitude"] });
  const pick = (place: Coordinates) => {
    form.setValue("latitude", String(place.latitude), { shouldDirty: true });
    form.setValue("longitude", String(place.longitude), { shouldDirty: true });
    form.clearErrors(["latitude", "longitude"]);
  };
  const place = placeOf({ latitude, longitude });

  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start", mb: 2 }}>
      <Button
        size="small"
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t("base.close") : style ? t("customers.chooseOnMap") : t("customers.chooseByDistance")}
      </Button>
      <Box id={id} hidden={!isOpen} sx={{ width: 1 }}>
        {isOpen && (
          <Suspense fallback={<Skeleton height={240} />}>
            {style ? <MapPicker style={style} place={place} onPick={pick} /> : <DistancePicker onPick={pick} />}
          </Suspense>
        )}
      </Box>
      {isOpen && place && (
        <Typography variant="body2" component="output">
          {t("customers.placeIsSet", { latitude: String(place.latitude), longitude: String(place.longitude) })}
        </Typography>
      )}
    </Box>
  );
}

/** Who is named beside coordinates that a geocoder may have found; null without a geocoder. */
const geocoderAttribution = (): string | null => pageMark("geocoder-attribution");
