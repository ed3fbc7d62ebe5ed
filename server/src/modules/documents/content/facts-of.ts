import type { Fact, Text } from "@boresight/domain/documents/document-content";

/** The facts that there are: a label without a value stands on no document. */
export const factsOf = (
  facts: readonly (readonly [label: string, value: Text | false | null | undefined])[],
): readonly Fact[] => facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

/** A code if there is one. */
export const codeOf = (code: string | null | undefined): Text | null => (code ? { code } : null);
