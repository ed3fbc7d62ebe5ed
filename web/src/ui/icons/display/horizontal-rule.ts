import { createIcon } from "#ui/icons/create-icon.tsx";

export const HorizontalRule = createIcon("HorizontalRule", "M4 11h16v2H4z");
