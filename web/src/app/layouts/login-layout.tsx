import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Outlet } from "@tanstack/react-router";
import { AimingPicture } from "./brand/aiming-picture.tsx";
import { Brand } from "./brand/brand.tsx";

/** The form on one side; on wide windows the product's slogan on the other. */
export function LoginLayout() {
  return (
    <Box
      sx={{ minHeight: "100dvh", display: "grid", gridTemplateColumns: { xs: "1fr", md: "minmax(440px, 5fr) 6fr" } }}
    >
      <Box sx={{ display: "flex", flexDirection: "column", bgcolor: "background.paper" }}>
        <Box component="header" sx={{ p: { xs: 5, md: 8 } }}>
          <Brand />
        </Box>
        <Box
          component="main"
          sx={{
            flexGrow: 1,
            display: "grid",
            placeItems: { xs: "start center", md: "center" },
            px: 5,
            pt: { xs: 6, md: 0 },
            pb: 24,
          }}
        >
          <Outlet />
        </Box>
      </Box>
      <Box
        component="aside"
        data-dark=""
        sx={{
          display: { xs: "none", md: "flex" },
          flexDirection: "column",
          justifyContent: "center",
          bgcolor: "ground.sunken",
          color: "text.primary",
          overflow: "hidden",
          px: 12,
        }}
      >
        <Box sx={{ maxWidth: 520 }}>
          <AimingPicture />
          <Typography
            component="p"
            sx={{ mt: 10, fontSize: "2rem", fontWeight: 600, lineHeight: 1.25, letterSpacing: "-0.02em" }}
          >
            {t("app.slogan")}
          </Typography>
          <Typography component="p" color="textSecondary" sx={{ mt: 3, fontSize: "1rem", maxWidth: 440 }}>
            {t("app.fromTheRequestToTheReleased")}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
