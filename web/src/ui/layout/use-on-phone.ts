import useMediaQuery from "@mui/material/useMediaQuery";
import { breakpoints } from "#ui/theme/theme.ts";

export const useOnPhone = (): boolean => useMediaQuery(`(max-width: ${breakpoints.sm - 0.05}px)`, { noSsr: true });
