import Typography from "@mui/material/Typography";
import Box from "@mui/material/Box";
import { SignInForm } from "#features/sign-in/sign-in-form.tsx";
import { productName } from "#ui/product-name.ts";

export function Login() {
  return (
    <Box sx={{ width: "100%", maxWidth: 380 }}>
      <Typography variant="h1" sx={{ fontSize: "1.5rem", mb: 1 }}>
        Sign in to {productName()}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 7 }}>
        Your orders, vehicles and documents in one place.
      </Typography>
      <SignInForm />
    </Box>
  );
}
