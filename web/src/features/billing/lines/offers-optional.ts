import { createContext } from "react";

/** Whether the customer may leave lines out: of an estimate, never of an invoice. */
export const OffersOptional = createContext(true);
