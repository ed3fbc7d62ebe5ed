import { LngLatBounds, Marker, type MapLibreMap } from "maplibre-gl";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { startMap } from "#records/map/start-map.ts";
import { RouteLink, type LinkTarget } from "#ui/layout/route-link.tsx";

export interface MappedPlace {
  name: string;
  count: number;
  latitude: number;
  longitude: number;
  link: LinkTarget;
}

interface PickupMapProps {
  style: string;
  places: readonly MappedPlace[];
  onFailure: () => void;
}

const smallest = 26;
const largest = 56;
/** So that one place, or two of one town, are still seen in their country. */
const closest = 10;

/** How many vehicles come from where: a circle for each place, as large as its number, which leads to its orders. */
export function PickupMap({ style, places, onFailure }: PickupMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const open = useEffectEvent((element: HTMLElement) =>
    startMap({
      container: element,
      style,
      center: [-98.6, 39.8],
      zoom: 3,
      label: t("dashboards.pickupPlaces"),
      onFailure,
    }),
  );
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!container.current) return undefined;
    try {
      const opened = open(container.current);
      leaveScrolling(opened);
      setMap(opened);
      return () => opened.remove();
    } catch {
      fail(); // This browser cannot draw maps.
      return undefined;
    }
  }, []);
  useEffect(() => {
    if (!map || places.length === 0) return;
    const bounds = new LngLatBounds();
    for (const { longitude, latitude } of places) bounds.extend([longitude, latitude]);
    map.fitBounds(bounds, { padding: largest, maxZoom: closest, animate: false });
  }, [map, places]);
  const most = Math.max(1, ...places.map(({ count }) => count));

  return (
    <>
      <Box ref={container} dir="ltr" sx={{ height: 1, borderRadius: 1, overflow: "hidden", color: "common.black" }} />
      {map && places.map((place) => <Circle key={place.name} map={map} place={place} most={most} />)}
    </>
  );
}

/** The wheel, and one finger, move the page: the map is moved with the mouse, the keyboard or two fingers. */
function leaveScrolling(map: MapLibreMap) {
  map.scrollZoom.disable();
  if (matchMedia("(pointer: coarse)").matches) map.dragPan.disable();
}

/** By its area, as eyes compare circles. */
const diameterOf = (count: number, most: number) => smallest + (largest - smallest) * Math.sqrt(count / most);

function Circle({ map, place, most }: { map: MapLibreMap; place: MappedPlace; most: number }) {
  const [element] = useState(() => document.createElement("div"));
  const { latitude, longitude, name, count, link } = place;
  const diameter = diameterOf(count, most);

  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    return () => void marker.remove();
  }, [map, element, latitude, longitude]);

  return createPortal(
    <Box
      component={RouteLink}
      {...link}
      aria-label={`${name}: ${count}`}
      title={name}
      sx={circle}
      style={{ width: diameter, height: diameter }}
    >
      {count}
    </Box>,
    element,
  );
}

const circle = {
  display: "grid",
  placeContent: "center",
  borderRadius: "50%",
  border: 3,
  borderColor: "tone.teal.solid",
  // The map is as light in the dark.
  bgcolor: "common.white",
  color: "common.black",
  typography: "caption",
  fontWeight: 600,
  textDecoration: "none",
  "&:hover, &:focus-visible": { boxShadow: 4 },
};
