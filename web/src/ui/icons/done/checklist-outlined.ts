import { createIcon } from "#ui/icons/create-icon.tsx";

export const ChecklistOutlined = createIcon(
  "ChecklistOutlined",
  "M22 7h-9v2h9zm0 8h-9v2h9zM5.54 11 2 7.46l1.41-1.41 2.12 2.12 4.24-4.24 1.41 1.41zm0 8L2 15.46l1.41-1.41 2.12 2.12 4.24-4.24 1.41 1.41z",
);
