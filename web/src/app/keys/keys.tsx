import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "@tanstack/react-router";
import { useAuth } from "#auth/use-auth.ts";
import { keepOpened } from "#features/search/opened-before.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { areKeysOn } from "./key-choice.ts";
import { createKeyReader, isSearchKey } from "./key-reader.ts";
import type { Panel } from "./panel.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const Palette = lazyPart(async () => (await import("./palette.tsx")).Palette);
const KeysSheet = lazyPart(async () => (await import("./keys-sheet.tsx")).KeysSheet);

export interface KeysProps {
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
}

/** The keys of every page, and what they open over it. */
export function Keys({ panel, onPanel }: KeysProps) {
  const shortcuts = useShortcuts(onPanel);
  const [read] = useState(createKeyReader);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const keys = read(event);
    const pressed = areKeysOn() ? shortcuts.find((each) => each.keys === keys) : undefined;
    if (!pressed && !isSearchKey(event)) return;
    event.preventDefault();
    if (pressed) pressed.run();
    else onPanel("search");
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  const { user } = useAuth();
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    if (user) keepOpened(user.id, path);
  }, [user, path]);
  const close = () => onPanel(null);

  return (
    <Suspense>
      {panel === "search" && <Palette onPanel={onPanel} />}
      {panel === "keys" && <KeysSheet shortcuts={shortcuts} onClose={close} />}
    </Suspense>
  );
}
