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
  /** The repairs that require it. */
  operations: readonly string[];
}

export interface OpenProposal extends Proposal {
  /** The names of the calibrations it requires. */
  calls: readonly string[];
  /** It requires calibrations, none of which is chosen. */
  isUnanswered: boolean;
}

/** Returns the repairs that the repair order mentions and nobody ticked, with their calibrations. */
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
