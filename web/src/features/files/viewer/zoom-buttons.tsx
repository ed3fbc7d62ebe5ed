import ZoomIn from "@mui/icons-material/ZoomIn";
import ZoomOut from "@mui/icons-material/ZoomOut";
import { ViewerButton } from "./viewer-button.tsx";
import { closer, farther } from "./zoom.ts";

export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <>
      <ViewerButton label="Zoom out" icon={ZoomOut} disabled={zoom === 1} onClick={() => onZoom(farther(zoom))} />
      <ViewerButton label="Zoom in" icon={ZoomIn} onClick={() => onZoom(closer(zoom))} />
    </>
  );
}
