import { createContext } from "react";

export type TableDensity = "comfortable" | "compact";

export const TableDensityContext = createContext<TableDensity>("comfortable");
