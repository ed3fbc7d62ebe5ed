import { useMemo } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { keepWriting, keptWriting } from "./kept-writing.ts";

export interface KeptWriting {
  /** What is kept now. */
  read: () => string;
  keep: (text: string) => void;
}

/** Keeps over a reload what is being written under this name: phones drop pages while their camera is open. */
export function useKeptWriting(under: string): KeptWriting {
  const person = useAuth().user?.id ?? null;
  return useMemo(
    () => ({
      read: () => (person === null ? "" : keptWriting({ person, under })),
      keep: (text) => void (person !== null && keepWriting({ person, under }, text)),
    }),
    [person, under],
  );
}
