import { createIcon } from "#ui/icons/create-icon.tsx";

export const HomeRepairServiceOutlined = createIcon(
  "HomeRepairServiceOutlined",
  "M20 8h-3V6c0-1.1-.9-2-2-2H9c-1.1 0-2 .9-2 2v2H4c-1.1 0-2 .9-2 2v10h20V10c0-1.1-.9-2-2-2M9 6h6v2H9zm11 12H4v-3h2v1h2v-1h8v1h2v-1h2zm-2-5v-1h-2v1H8v-1H6v1H4v-3h16v3z",
);
