import { createIcon } from "#ui/icons/create-icon.tsx";

export const LocationOnOutlined = createIcon(
  "LocationOnOutlined",
  "M12 2C8.13 2 5 5.13 5 9c0 5.25 7 13 7 13s7-7.75 7-13c0-3.87-3.13-7-7-7M7 9c0-2.76 2.24-5 5-5s5 2.24 5 5c0 2.88-2.88 7.19-5 9.88C9.92 16.21 7 11.85 7 9",
  "M9.5 9a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z",
);
