import { shareSystem } from "@boresight/domain/calibrations/calibration-system";

interface Proposal {
  operation: string;
  name: string;
  line: string;
  page: number;
}

interface Suggested {
  typeKey: string;
  name: string;
  /** The repairs that call for it. */
  operations: readonly string[];
}

export interface OpenProposal extends Proposal {
  /** The calibrations it calls for, by name. */
  calls: readonly string[];
  /** It calls for something, of which nothing is chosen. */
  isUnanswered: boolean;
}

/** What the repair order speaks of and nobody ticked, with what it calls for. */
export function openProposals(
  proposals: readonly Proposal[],
  ticked: readonly string[],
  { suggested, chosen }: { suggested: readonly Suggested[]; chosen: readonly string[] },
): OpenProposal[] {
  return proposals
    .filter(({ operation }) => !ticked.includes(operation))
    .map((proposal) => {
      const called = suggested.filter(({ operations }) => operations.includes(proposal.operation));
      return {
        ...proposal,
        calls: called.map(({ name }) => name),
        isUnanswered:
          called.length > 0 &&
          !shareSystem(
            chosen,
            called.map(({ typeKey }) => typeKey),
          ),
      };
    });
}
