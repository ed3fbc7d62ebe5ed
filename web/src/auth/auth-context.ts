import { createContext } from "react";
import type { Auth } from "./auth.ts";

export const AuthContext = createContext<Auth | null>(null);
