interface Step {
  fromCategory: string;
  /** The status that it leads to is final. */
  toIsTerminal: boolean;
}

/** A final status is the regular next step of an invoiced order; from any other status it ends the order early. */
export const endsEarly = ({ fromCategory, toIsTerminal }: Step): boolean => toIsTerminal && fromCategory !== "billing";
