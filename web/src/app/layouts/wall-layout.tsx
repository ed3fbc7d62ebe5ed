import { ApolloProvider } from "@apollo/client/react";
import { Outlet } from "@tanstack/react-router";
import Box from "@mui/material/Box";
import { useContext } from "react";
import { AuthContext } from "#auth/auth-context.ts";
import { clientFor } from "#app/client-for.ts";

/** The page alone, for a wall-mounted screen. */
export function WallLayout() {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("WallLayout needs an AuthProvider above it");

  return (
    <ApolloProvider client={clientFor(auth)}>
      <Box component="main" sx={{ minHeight: "100dvh", bgcolor: "background.default" }}>
        <Outlet />
      </Box>
    </ApolloProvider>
  );
}
