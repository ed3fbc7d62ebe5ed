import { createIcon } from "#ui/icons/create-icon.tsx";

export const DriveFileMoveOutlined = createIcon(
  "DriveFileMoveOutlined",
  "M20 6h-8l-2-2H4c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V8c0-1.1-.9-2-2-2m0 12H4V6h5.17l1.41 1.41.59.59H20zm-7.84-6H8v2h4.16l-1.59 1.59L11.99 17 16 13.01 11.99 9l-1.41 1.41z",
);
