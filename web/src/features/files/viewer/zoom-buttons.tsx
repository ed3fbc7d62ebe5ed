import { t } from "@boresight/domain/texts/text";
import ZoomIn from "~icons/ic/baseline-zoom-in";
import ZoomOut from "~icons/ic/baseline-zoom-out";
import { ViewerButton } from "../viewer-button.tsx";
import { closer, farther } from "./zoom.ts";

export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <>
      <ViewerButton
        label={t("files.zoomOut")}
        icon={ZoomOut}
        disabled={zoom === 1}
        onClick={() => onZoom(farther(zoom))}
      />
      <ViewerButton label={t("files.zoomIn")} icon={ZoomIn} onClick={() => onZoom(closer(zoom))} />
    </>
  );
}
