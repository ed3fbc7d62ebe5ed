import { createContext, useContext, type ReactNode } from "react";

/** What a small picture needs of a file. */
export interface PicturedFile {
  id: string;
  name: string;
  mimeType: string;
  updatedAt: string;
}

/** Renders a file's small picture, or the icon of what it is; given by the app, as files are an area of their own. */
export const ThumbnailsContext = createContext<((file: PicturedFile) => ReactNode) | null>(null);

export const useThumbnails = () => useContext(ThumbnailsContext);
