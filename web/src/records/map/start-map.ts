// A map of MapLibre; its worker is one of our files, because the content security policy allows no other.
import { AttributionControl, MapLibreMap, NavigationControl, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import "maplibre-gl/dist/maplibre-gl.css";

setWorkerUrl(new URL(workerUrl, location.href).href);

interface MapOptions {
  container: HTMLElement;
  style: string;
  /** Longitude and latitude. */
  center: [number, number];
  zoom: number;
  label: string;
  /** The style did not load. */
  onFailure: () => void;
}

/** Throws in a browser that cannot draw maps. */
export function startMap({ container, style, center, zoom, label, onFailure }: MapOptions): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style,
    center,
    zoom,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { "Map.Title": label },
  });
  map.addControl(new AttributionControl({ compact: false }));
  map.addControl(new NavigationControl({ showCompass: false }));
  let isStyled = false;
  map.once("styledata", () => (isStyled = true));
  map.on("error", () => {
    if (!isStyled) onFailure();
  });
  return map;
}
