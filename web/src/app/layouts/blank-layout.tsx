import Box from "@mui/material/Box";
import { Outlet } from "@tanstack/react-router";
import { Brand } from "./brand/brand.tsx";

export function BlankLayout() {
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <Box component="header" sx={{ p: 5 }}>
        <Brand />
      </Box>
      <Box component="main" sx={{ flexGrow: 1, display: "grid", placeItems: "center", pb: 16 }}>
        <Outlet />
      </Box>
    </Box>
  );
}
