import { shareSystem } from "@boresight/domain/calibrations/calibration-system";

export interface Mentioned {
  operation: string;
  name: string;
  line: string;
  page: number;
}

interface Suggested {
  typeKey: string;
  operations: readonly string[];
}

export interface OpenMention extends Mentioned {
  /** The calibrations it requires; empty when no rule says so. */
  calls: readonly string[];
}

/** Returns the repairs that an order's documents mention, each once. */
export function mentionedIn(papers: readonly { repairOrderReading: { proposals: readonly Mentioned[] } | null }[]) {
  const all = papers.flatMap(({ repairOrderReading: reading }) => reading?.proposals ?? []);
  return [...new Map(all.toReversed().map((mention) => [mention.operation, mention])).values()].toReversed();
}

/** Returns the repairs of which no calibration is chosen yet. */
export function openMentions(
  mentioned: readonly Mentioned[],
  suggested: readonly Suggested[],
  chosen: readonly string[],
): OpenMention[] {
  return mentioned.flatMap((mention) => {
    const called = suggested.filter(({ operations }) => operations.includes(mention.operation));
    const calls = called.map(({ typeKey }) => typeKey);
    return shareSystem(chosen, calls) ? [] : { ...mention, calls };
  });
}
