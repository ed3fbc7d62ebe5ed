interface Step {
  fromCategory: string;
  /** Orders end in the status it leads to. */
  toIsTerminal: boolean;
}

/** A final status is the next step of an order that has been billed; from anywhere else it ends the order before its work is done. */
export const endsEarly = ({ fromCategory, toIsTerminal }: Step): boolean => toIsTerminal && fromCategory !== "billing";
