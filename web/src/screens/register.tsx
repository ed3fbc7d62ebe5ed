import { RegisterSteps } from "#features/sign-in/register-steps.tsx";

export function Register() {
  return <RegisterSteps />;
}
