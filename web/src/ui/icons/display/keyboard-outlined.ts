import { createIcon } from "#ui/icons/create-icon.tsx";

export const KeyboardOutlined = createIcon(
  "KeyboardOutlined",
  "M20 5H4a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2m0 12H4V7h16zM6 9h2v2H6zm5 0h2v2h-2zm5 0h2v2h-2zM8 13h8v2H8z",
);
