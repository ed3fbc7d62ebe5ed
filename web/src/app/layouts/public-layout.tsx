import Box from "@mui/material/Box";
import { Outlet } from "@tanstack/react-router";
import { Brand } from "./brand/brand.tsx";
import { Footer } from "./footer.tsx";

export function PublicLayout() {
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <Box component="header" sx={{ p: 5 }}>
        <Brand />
      </Box>
      <Box
        component="main"
        sx={{ flexGrow: 1, width: "100%", maxWidth: 720, mx: "auto", px: { xs: 4, md: 6 }, pb: 12 }}
      >
        <Outlet />
      </Box>
      <Footer />
    </Box>
  );
}
