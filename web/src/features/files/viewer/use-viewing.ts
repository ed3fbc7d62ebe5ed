import { useTheme } from "@mui/material/styles";
import { useState, type KeyboardEvent } from "react";
import type { ShownFile, StoredFile } from "#records/stored-file.ts";
import { afterKey } from "./viewer-keys.ts";

interface Viewing {
  index: number;
  /** The file, or an earlier version of it. */
  shown: ShownFile;
  /** Null for the current version. */
  showVersion: (version: ShownFile | null) => void;
  zoom: number;
  setZoom: (zoom: number) => void;
  goTo: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Which of the files is shown, at which zoom, and how keys change that. */
export function useViewing(files: readonly StoredFile[], file: StoredFile, onOpen: (id: string) => void): Viewing {
  const { direction } = useTheme();
  const [zoom, setZoom] = useState(1);
  const [version, setVersion] = useState<ShownFile | null>(null);
  const index = files.indexOf(file);
  const showVersion = (next: ShownFile | null) => {
    setVersion(next);
    setZoom(1);
  };
  const goTo = (next: number) => {
    const neighbour = files[next];
    if (!neighbour || neighbour === file) return;
    showVersion(null);
    onOpen(neighbour.id);
  };

  return {
    index,
    shown: version ?? file,
    showVersion,
    zoom,
    setZoom,
    goTo,
    onKeyDown(event) {
      const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
      const next = isInside && afterKey(event.key, { index, count: files.length, zoom, direction });
      if (!next) return;
      event.preventDefault();
      if (next.index === index) setZoom(next.zoom);
      else goTo(next.index);
    },
  };
}
