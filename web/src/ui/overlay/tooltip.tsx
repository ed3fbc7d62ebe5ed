import Box from "@mui/material/Box";
import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type DOMAttributes,
  type ReactElement,
} from "react";
import { createPortal } from "react-dom";

interface TooltipProps {
  title: string;
  placement?: "bottom" | "right";
  /** The child has a name of its own: the title describes it. */
  describeChild?: boolean;
  children: ReactElement<DOMAttributes<HTMLElement> & { "aria-label"?: string | undefined }>;
}

/** Milliseconds; by touch it takes a long press, and stays long enough to be read. */
const delays = { mouse: { show: 400, hide: 100 }, touch: { show: 700, hide: 1500 } };

/** The last wait counts. */
function createPause() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cut = () => clearTimeout(timer);
  return {
    cut,
    wait(delay: number, then: () => void) {
      cut();
      timer = setTimeout(then, delay);
    },
  };
}

const delayOf = (pointer: string) => (pointer === "touch" ? delays.touch : delays.mouse);

/** The title of its child, shown beside it under the pointer and with the focus of the keyboard. */
export function Tooltip({ title, placement = "bottom", describeChild = false, children }: TooltipProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [pause] = useState(createPause);
  const later = (element: HTMLElement | null, delay: number) => pause.wait(delay, () => setTarget(element));
  useEffect(() => pause.cut, [pause]);
  const { props } = children;
  const watched: DOMAttributes<HTMLElement> = {
    onPointerEnter(event) {
      later(event.currentTarget, delayOf(event.pointerType).show);
      props.onPointerEnter?.(event);
    },
    onPointerLeave(event) {
      later(null, delayOf(event.pointerType).hide);
      props.onPointerLeave?.(event);
    },
    onFocus(event) {
      if (event.target.matches(":focus-visible")) later(event.currentTarget, delays.mouse.show);
      props.onFocus?.(event);
    },
    onBlur(event) {
      later(null, 0);
      props.onBlur?.(event);
    },
  };
  const named = describeChild ? { "aria-describedby": target ? id : undefined } : { "aria-label": title || undefined };

  return (
    <>
      {cloneElement(children, { ...named, ...props, ...watched })}
      {target && title && (
        <Bubble
          key={title}
          {...{ id, title, target, placement }}
          onStay={pause.cut}
          onLeave={() => later(null, delays.mouse.hide)}
          onDismiss={() => setTarget(null)}
        />
      )}
    </>
  );
}

interface BubbleProps {
  id: string;
  title: string;
  target: HTMLElement;
  placement: "bottom" | "right";
  onStay: () => void;
  onLeave: () => void;
  onDismiss: () => void;
}

const gap = 8;

function Bubble({ id, title, target, placement, onStay, onLeave, onDismiss }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, target.getBoundingClientRect(), placement);
  }, [target, placement]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && onDismiss();
    document.addEventListener("keydown", onKey);
    document.addEventListener("scroll", onDismiss, { capture: true, passive: true });
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("scroll", onDismiss, { capture: true });
    };
  }, [onDismiss]);

  return createPortal(
    <Box ref={bubble} id={id} role="tooltip" sx={bubbleLooks} onPointerEnter={onStay} onPointerLeave={onLeave}>
      {title}
    </Box>,
    document.body,
  );
}

/** Centred below, or above where there is no room; beside it on the far side of a right-to-left page. */
function place(bubble: HTMLElement, around: DOMRect, placement: BubbleProps["placement"]): void {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const { clientWidth, clientHeight } = document.documentElement;
  const isMirrored = document.documentElement.dir === "rtl";
  const beside = isMirrored ? around.left - gap - width : around.right + gap;
  const below = around.bottom + gap + height > clientHeight ? around.top - gap - height : around.bottom + gap;
  const left = placement === "right" ? beside : (around.left + around.right - width) / 2;
  const top = placement === "right" ? (around.top + around.bottom - height) / 2 : below;
  bubble.style.left = `${Math.max(gap, Math.min(left, clientWidth - width - gap))}px`;
  bubble.style.top = `${top}px`;
}

const bubbleLooks = {
  position: "fixed",
  zIndex: "tooltip",
  maxWidth: 300,
  px: 2,
  py: 1,
  borderRadius: 0.5,
  bgcolor: "Tooltip.bg",
  color: "common.white",
  fontSize: "0.75rem",
  lineHeight: 1.4,
  overflowWrap: "break-word",
};
