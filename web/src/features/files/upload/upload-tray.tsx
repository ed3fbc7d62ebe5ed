import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { Suspense, useEffect, useState } from "react";
import { InCorner } from "#ui/layout/corner.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useUploads } from "#features/files/file-services.tsx";
import { queueWords } from "./upload-words.ts";

const UploadPanel = lazyPart(async () => (await import("./upload-panel.tsx")).UploadPanel, PlainPanel);

/** While the panel cannot be loaded: it is then that uploads wait. */
function PlainPanel({ props: { words } }: { props: { words: string } }) {
  return (
    <Box
      component="section"
      aria-label={t("files.uploads")}
      sx={{ mb: 2, p: 4, border: 1, bgcolor: "background.paper" }}
    >
      <bdi>{words}</bdi>
      <div>{t("files.leaveThisPageOpen")}</div>
    </Box>
  );
}

/** Loads the panel while the network is available. */
export const fetchUploadPanel = UploadPanel.fetch;

/** How long "5 of 5 uploaded" stays visible. */
const farewell = 4000;

/** All uploads, at the bottom of every page while there are any. */
export function UploadTray() {
  const state = useUploads();
  const words = queueWords(state);
  const isDone = state.uploads.length === 0;
  const [countSeen, setCountSeen] = useState(0);
  const isSeen = isDone && state.storedCount === countSeen;
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setCountSeen(state.storedCount), farewell);
    return () => clearTimeout(timer);
  }, [isDone, state.storedCount]);

  return (
    <>
      <output>
        <VisuallyHidden>{words}</VisuallyHidden>
      </output>
      {!isSeen && (
        <InCorner order={1}>
          <Suspense>
            <UploadPanel words={words} />
          </Suspense>
        </InCorner>
      )}
    </>
  );
}
