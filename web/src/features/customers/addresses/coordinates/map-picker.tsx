import type { Coordinates } from "@boresight/domain/customers/address-book";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DistancePicker } from "./distance-picker.tsx";
import { openMap, type OpenMap } from "./open-map.ts";
import { useKnownPlaces } from "./use-known-places.ts";

interface MapPickerProps {
  style: string;
  place: Coordinates | null;
  onPick: (place: Coordinates) => void;
}

/** The middle of the United States: where a map opens while no place is known. */
const middle: Coordinates = { latitude: 39.8, longitude: -98.6 };

/** Picks a place on a map; when that does not load, by distance. */
export function MapPicker(props: MapPickerProps) {
  const places = useKnownPlaces();
  const [hasFailed, setFailed] = useState(false);
  if (!places) return <Skeleton height={320} />;
  if (hasFailed)
    return (
      <Box sx={{ display: "grid", gap: 2 }}>
        <Alert severity="warning">{t("customers.mapIsMissing")}</Alert>
        <DistancePicker onPick={props.onPick} />
      </Box>
    );
  const center = props.place ?? places[0]?.at ?? middle;
  return <MapArea {...props} center={center} onFailure={() => setFailed(true)} />;
}

function MapArea({
  style,
  place,
  center,
  onPick,
  onFailure,
}: MapPickerProps & { center: Coordinates; onFailure: () => void }) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<OpenMap | null>(null);
  const open = useEffectEvent((element: HTMLElement) =>
    openMap({
      container: element,
      style,
      view: { center, isClose: place !== null },
      label: t("customers.mapOfPlaces"),
      onPick: (picked) => onPick(picked),
      onFailure,
    }),
  );
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!container.current) return undefined;
    try {
      map.current = open(container.current);
    } catch {
      fail(); // This browser cannot draw maps.
    }
    return () => {
      map.current?.close();
      map.current = null;
    };
  }, []);
  const { latitude, longitude } = place ?? {};
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) map.current?.show({ latitude, longitude });
  }, [latitude, longitude]);

  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Typography variant="body2">{t("customers.mapHelp")}</Typography>
      <Box sx={{ position: "relative", width: 1 }}>
        <Box
          ref={container}
          dir="ltr"
          sx={{ height: 320, borderRadius: 1, overflow: "hidden", color: "common.black" }}
        />
        <Box aria-hidden sx={crossLook}>
          +
        </Box>
      </Box>
      <Button variant="outlined" onClick={() => map.current && onPick(map.current.center())}>
        {t("customers.useMapCenter")}
      </Button>
    </Box>
  );
}

const crossLook = {
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  pointerEvents: "none",
  color: "common.black",
  fontSize: "1.5rem",
  lineHeight: 1,
} as const;
