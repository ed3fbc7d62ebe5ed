interface Step {
  fromCategory: string;
  /** The status that it leads to is final. */
  toIsTerminal: boolean;
}

/** A final status is the regular next step of an invoiced order; from any other status it ends the order early. */
export const endsEarly = ({ fromCategory, toIsTerminal }: Step): boolean => toIsTerminal && fromCategory !== "billing";

/** Statuses whose consequences cannot be taken back: they issue documents or bill. */
const final: ReadonlySet<string> = new Set(["readyOut", "invoiced"]);

interface Change {
  fromKey: string;
  toKey: string;
  toIsTerminal: boolean;
}

/** Whether a status change can be taken back as if it had not been; a hold that has ended would lose its reason. */
export const isUndoable = ({ fromKey, toKey, toIsTerminal }: Change): boolean =>
  !toIsTerminal && !final.has(toKey) && fromKey !== "hold";
