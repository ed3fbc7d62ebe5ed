import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { RenderTask } from "pdfjs-dist";
import type { Pdf } from "./open-pdf.ts";

interface PdfPageProps {
  pdf: Pdf;
  /** Starts at 1. */
  number: number;
  zoom: number;
}

/** Until its own size is known, a page has the proportions of a sheet of paper. */
const paper = 1 / Math.SQRT2;
const widest = 900;
/** Phones do not support larger canvases. */
const mostPixels = 16_000_000;

export function PdfPage({ pdf, number, zoom }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const inSight = useInSight(canvas);
  const [shape, setShape] = useState(paper);

  useEffect(() => {
    if (!inSight || !canvas.current) return undefined;
    return draw({ pdf, number, zoom, canvas: canvas.current, onShape: setShape });
  }, [pdf, number, zoom, inSight]);

  return (
    <Box
      component="canvas"
      ref={canvas}
      dir="ltr" // The canvas draws letters in the direction of the page around it, which an Arabic one would tear apart.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn, not loaded
      role="img"
      aria-label={t("files.pageNumberOfNumpages", { page: number, count: pdf.numPages })}
      sx={{
        display: "block",
        width: `calc(min(100%, ${widest}px) * ${zoom})`,
        aspectRatio: shape,
        mx: "auto",
        mb: 3,
        bgcolor: "common.white",
        boxShadow: 2,
      }}
    />
  );
}

interface Drawing {
  pdf: Pdf;
  number: number;
  zoom: number;
  canvas: HTMLCanvasElement;
  onShape: (shape: number) => void;
}

/** Renders at the screen's resolution; returns a function that cancels it. */
function draw({ pdf, number, zoom, canvas, onShape }: Drawing): () => void {
  let task: RenderTask | null = null;
  let gone = false;
  const drawn = async () => {
    const page = await pdf.getPage(number);
    if (gone) return;
    const size = page.getViewport({ scale: 1 });
    onShape(size.width / size.height);
    const width = Math.min(widest, canvas.parentElement?.clientWidth ?? widest) * zoom;
    const sharp = (width * devicePixelRatio) / size.width;
    const viewport = page.getViewport({ scale: Math.min(sharp, Math.sqrt(mostPixels / (size.width * size.height))) });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    task = page.render({ canvas, viewport });
    await task.promise;
  };
  drawn().catch(() => {}); // Cancelled; a broken page stays white.

  return () => {
    gone = true;
    task?.cancel();
  };
}

function useInSight(element: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setInSight(true),
      { rootMargin: "400px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
}
