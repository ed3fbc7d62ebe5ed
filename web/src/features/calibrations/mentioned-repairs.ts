import { shareSystem } from "@boresight/domain/calibrations/calibration-system";

export interface Mentioned {
  operation: string;
  name: string;
  line: string;
  page: number;
  /** The last supplement brought it. */
  isNew: boolean;
}

interface Suggested {
  typeKey: string;
  operations: readonly string[];
}

export interface OpenMention extends Mentioned {
  /** The calibrations it requires; empty when no rule says so. */
  calls: readonly string[];
}

/** Returns the repairs of which no calibration is chosen yet, what a supplement brought first. */
export function openMentions(
  mentioned: readonly Mentioned[],
  suggested: readonly Suggested[],
  chosen: readonly string[],
): OpenMention[] {
  const ordered = mentioned.toSorted((one, other) => Number(other.isNew) - Number(one.isNew));
  return ordered.flatMap((mention) => {
    const called = suggested.filter(({ operations }) => operations.includes(mention.operation));
    const calls = called.map(({ typeKey }) => typeKey);
    return shareSystem(chosen, calls) ? [] : { ...mention, calls };
  });
}
