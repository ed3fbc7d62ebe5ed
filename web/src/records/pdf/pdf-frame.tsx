import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useEffect, useRef, useState } from "react";
import type { Pdf } from "./open-pdf.ts";
import { PdfPage } from "./pdf-page.tsx";
import { FrameNote } from "./frame-note.tsx";

interface PdfFrameProps {
  content: Blob;
  name: string;
  zoom: number;
  /** The page to show; those before it are above. */
  page?: number | undefined;
}

/** The pages one below the other; each is rendered when it scrolls into view. */
export function PdfFrame({ content, name, zoom, page }: PdfFrameProps) {
  const { pdf, problem } = usePdf(content);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pdf && page !== undefined) frame.current?.children[page - 1]?.scrollIntoView({ block: "start" });
  }, [pdf, page]);
  if (problem) return <FrameNote>{problem}</FrameNote>;
  if (!pdf) return <FrameNote busy>{t("files.opening")}</FrameNote>;

  return (
    <Box
      ref={frame}
      role="document"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      sx={{ height: "100%", overflow: "auto", p: { xs: 2, md: 4 } }}
    >
      {Array.from({ length: pdf.numPages }, (_none, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} zoom={zoom} />
      ))}
    </Box>
  );
}

function usePdf(content: Blob): { pdf: Pdf | null; problem: string | null } {
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let close: (() => void) | null = null;
    let gone = false;
    const open = async () => {
      const { openPdf } = await import("./open-pdf.ts");
      const opened = await openPdf(content);
      if (gone) return opened.close();
      close = opened.close;
      setPdf(opened.pdf);
    };
    open().catch(() => {
      if (!gone) setProblem(t("files.pdfCannotBeShown"));
    });

    return () => {
      gone = true;
      close?.();
    };
  }, [content]);
  return { pdf, problem };
}
