import { roundedPlace, type Coordinates } from "@boresight/domain/customers/address-book";
import { Marker } from "maplibre-gl";
import { startMap } from "#records/map/start-map.ts";

export interface OpenMap {
  /** Shows the marker there, and the map around it when that is out of sight. */
  show: (place: Coordinates) => void;
  center: () => Coordinates;
  close: () => void;
}

interface MapOptions {
  container: HTMLElement;
  style: string;
  /** Where the map opens, and whether close by. */
  view: { center: Coordinates; isClose: boolean };
  label: string;
  onPick: (place: Coordinates) => void;
  /** The style did not load. */
  onFailure: () => void;
}

/** Throws in a browser that cannot draw maps. */
export function openMap({ container, style, view, label, onPick, onFailure }: MapOptions): OpenMap {
  const map = startMap({
    container,
    style,
    center: pointOf(view.center),
    zoom: view.isClose ? 13 : 8,
    label,
    onFailure,
  });
  const marker = new Marker();
  map.on("click", ({ lngLat }) => onPick(placeOfPoint(lngLat)));

  return {
    show(place) {
      const at = pointOf(place);
      marker.setLngLat(at).addTo(map);
      if (!map.getBounds().contains(at)) map.jumpTo({ center: at });
    },
    center: () => placeOfPoint(map.getCenter()),
    close: () => map.remove(),
  };
}

const pointOf = ({ latitude, longitude }: Coordinates): [number, number] => [longitude, latitude];

const placeOfPoint = ({ lat, lng }: { lat: number; lng: number }): Coordinates =>
  roundedPlace({ latitude: lat, longitude: lng });
