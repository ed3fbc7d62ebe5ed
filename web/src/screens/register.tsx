import { RegisterSteps } from "#features/accounts/sign-in/register-steps.tsx";

export function Register() {
  return <RegisterSteps />;
}
