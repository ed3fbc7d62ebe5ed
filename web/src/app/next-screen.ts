import type { RouteComponent } from "@tanstack/react-router";
import { pages } from "./routes.tsx";

/** Where people go next from a page, most of the time. */
const next: Readonly<Record<string, readonly string[]>> = {
  "/login": ["/dashboards/admin"],
  "/dashboards/admin": ["/service-orders", "/service-orders/$id"],
  "/dashboards/customer": ["/service-orders/$id", "/service-orders"],
  "/service-orders": ["/service-orders/$id"],
  "/service-orders/$id": ["/service-orders"],
};

/**
 * Fetches the code of the screens that people are likely to open next; nothing where they save data. What cannot be
 * fetched now is fetched again when it is opened.
 */
export async function fetchNextScreens(path: string): Promise<void> {
  if (savesData()) return;
  for (const page of next[path] ?? []) {
    try {
      await screenOf(page)?.preload?.();
    } catch {
      return;
    }
  }
}

const screenOf = (path: string): RouteComponent | undefined => pages.find((page) => page.path === path)?.screen;

/** Not every browser says so. */
const savesData = (): boolean => "connection" in navigator && Object(navigator.connection).saveData === true;
