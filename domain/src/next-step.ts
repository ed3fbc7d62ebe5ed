interface Reached {
  /** Orders end there. */
  isTerminal: boolean;
}

/** A final status is the next step of an order that has been billed; from anywhere else it ends the order before its work is done. */
export const endsEarly = ({ isTerminal }: Reached, fromCategory: string): boolean =>
  isTerminal && fromCategory !== "billing";
