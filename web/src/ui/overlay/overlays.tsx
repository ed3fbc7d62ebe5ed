import type { DialogProps } from "@mui/material/Dialog";
import type { DrawerProps } from "@mui/material/Drawer";
import type { MenuProps } from "@mui/material/Menu";
import type { PopoverProps } from "@mui/material/Popover";
import { Suspense, useEffect, useState, type ReactNode } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { announceLayer } from "./opened-layers.ts";

const LazyDialog = lazyPart(async () => (await import("./mui-overlays.ts")).Dialog);
const LazyDrawer = lazyPart(async () => (await import("./mui-overlays.ts")).Drawer);
const LazyMenu = lazyPart(async () => (await import("./mui-overlays.ts")).Menu);
const LazyPopover = lazyPart(async () => (await import("./mui-overlays.ts")).Popover);

/** For menus of this file, which wait for all that they show. */
export const MenuItem = lazyPart(async () => (await import("./mui-overlays.ts")).MenuItem);
export const ListItemIcon = lazyPart(async () => (await import("./mui-overlays.ts")).ListItemIcon);
export const ListItemText = lazyPart(async () => (await import("./mui-overlays.ts")).ListItemText);

/** Loads them ahead of the first one that is opened. */
export async function fetchOverlays(): Promise<void> {
  const parts = [LazyDialog, LazyDrawer, LazyMenu, LazyPopover, MenuItem, ListItemIcon, ListItemText];
  await Promise.all(parts.map(({ fetch }) => fetch()));
}

/** Nothing of it is in the page before it is opened for the first time. */
function OnceOpened({ open, children }: { open: boolean | undefined; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (open) announceLayer();
  }, [open]);
  return wasOpened && <Suspense>{children}</Suspense>;
}

export const Dialog = (props: DialogProps) => (
  <OnceOpened open={props.open}>
    <LazyDialog {...props} />
  </OnceOpened>
);

export const Drawer = (props: DrawerProps) => (
  <OnceOpened open={props.open}>
    <LazyDrawer {...props} />
  </OnceOpened>
);

export const Menu = (props: MenuProps) => (
  <OnceOpened open={props.open}>
    <LazyMenu {...props} />
  </OnceOpened>
);

export const Popover = (props: PopoverProps) => (
  <OnceOpened open={props.open}>
    <LazyPopover {...props} />
  </OnceOpened>
);
