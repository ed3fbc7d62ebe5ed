import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useEffect, useLayoutEffect, useRef, type PointerEvent, type RefObject } from "react";
import { closer, doubleClickZoom, farther } from "./zoom.ts";

interface ImageFrameProps {
  address: string;
  name: string;
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** A point in the picture and its position in the frame. */
interface Anchor {
  ofWidth: number;
  ofHeight: number;
  left: number;
  top: number;
}

/** A picture that fits the frame, and scrolls when zoomed. The point under the pointer stays in place. */
export function ImageFrame({ address, name, zoom, onZoom }: ImageFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const drawn = useRef(zoom);
  const zoomAt = (place: { clientX: number; clientY: number }, next: number) => {
    if (stage.current) anchor.current = anchorAt(stage.current, place);
    onZoom(next);
  };
  useWheel(stage, (event) => zoomAt(event, event.deltaY < 0 ? closer(zoom) : farther(zoom)));
  useLayoutEffect(() => {
    const { current } = stage;
    if (!current || drawn.current === zoom) return;
    drawn.current = zoom;
    const { ofWidth, ofHeight, left, top } = anchor.current ?? middleOf(current);
    anchor.current = null;
    current.scrollLeft = ofWidth * current.scrollWidth - left;
    current.scrollTop = ofHeight * current.scrollHeight - top;
  }, [zoom]);

  return (
    <Box
      ref={stage}
      component="section"
      dir="ltr"
      aria-label={t("files.picture")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      onPointerMove={drag}
      onDoubleClick={(event) => zoomAt(event, zoom > 1 ? 1 : doubleClickZoom)}
      sx={{ height: "100%", overflow: "auto", cursor: zoom > 1 ? "grab" : "zoom-in" }}
    >
      <Box
        component="img"
        src={address}
        alt={name}
        draggable={false}
        sx={{
          display: "block",
          width: `${zoom * 100}%`,
          height: `${zoom * 100}%`,
          objectFit: zoom > 1 ? "contain" : "scale-down",
        }}
      />
    </Box>
  );
}

/** Dragging with the mouse pans the picture; touch scrolls natively. */
function drag({ buttons, currentTarget, movementX, movementY, pointerType }: PointerEvent) {
  if (pointerType === "mouse" && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
}

function anchorAt(stage: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Anchor {
  const { left: stageLeft, top: stageTop } = stage.getBoundingClientRect();
  const [left, top] = [clientX - stageLeft, clientY - stageTop];
  return {
    ofWidth: (stage.scrollLeft + left) / stage.scrollWidth,
    ofHeight: (stage.scrollTop + top) / stage.scrollHeight,
    left,
    top,
  };
}

const middleOf = ({ clientWidth, clientHeight }: HTMLElement): Anchor => ({
  ofWidth: 0.5,
  ofHeight: 0.5,
  left: clientWidth / 2,
  top: clientHeight / 2,
});

/** React's own wheel listeners are passive and cannot prevent the page from scrolling. */
function useWheel(element: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
  const latest = useRef(onWheel);
  useEffect(() => {
    latest.current = onWheel;
  });
  useEffect(() => {
    const { current } = element;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event);
    };
    current?.addEventListener("wheel", turn, { passive: false });
    return () => current?.removeEventListener("wheel", turn);
  }, [element]);
}
