import { createIcon } from "#ui/icons/create-icon.tsx";

export const AccountBalanceOutlined = createIcon(
  "AccountBalanceOutlined",
  "M6.5 10h-2v7h2zm6 0h-2v7h2zm8.5 9H2v2h19zm-2.5-9h-2v7h2zM11.5 3.26 16.71 6H6.29zm0-2.26L2 6v2h19V6z",
);
