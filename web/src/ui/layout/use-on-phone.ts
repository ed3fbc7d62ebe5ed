import { useDisplay } from "#ui/theme/use-display.ts";

export const useOnPhone = (): boolean => useDisplay().name === "xs";
