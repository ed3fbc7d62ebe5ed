import { createIcon } from "#ui/icons/create-icon.tsx";

export const Notes = createIcon("Notes", "M3 18h12v-2H3zM3 6v2h18V6zm0 7h18v-2H3z");
