import { useEffect, useState } from "react";
import type { Methods } from "#auth/sign-in/read-methods.ts";
import { useAuth } from "#auth/use-auth.ts";

/** The enabled sign-in methods; null while they are loading and when the server does not respond. */
export function useMethods(): Methods | null {
  const { readMethods } = useAuth();
  const [methods, setMethods] = useState<Methods | null>(null);
  useEffect(() => {
    let gone = false;
    readMethods().then(
      (found) => gone || setMethods(found),
      () => {}, // The password form itself reports that the server cannot be reached.
    );
    return () => {
      gone = true;
    };
  }, [readMethods]);

  return methods;
}
