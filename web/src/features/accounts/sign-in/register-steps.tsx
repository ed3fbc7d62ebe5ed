import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import type { Credentials } from "#auth/sign-in/sign-in-methods.ts";
import { HowYouSignIn } from "./how-you-sign-in.tsx";
import { useMethods } from "./use-methods.ts";
import { VisitorPage } from "./visitor-page.tsx";
import { BackLink } from "./back-link.tsx";
import { WhoYouAre } from "./who-you-are.tsx";

/** Two steps: how you sign in, then who you are. Going back keeps what was entered. */
export function RegisterSteps() {
  const methods = useMethods();
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  if (methods?.signUp === false) {
    return (
      <VisitorPage title={t("accounts.registrationIsClosed")} lead={t("accounts.askTheOfficeForAnInvitation")}>
        <BackLink />
      </VisitorPage>
    );
  }
  if (!credentials || isChanging) {
    const done = (chosen: Credentials) => {
      setCredentials(chosen);
      setIsChanging(false);
    };
    return <HowYouSignIn email={credentials?.email ?? ""} passwordMin={methods?.passwordMin ?? 3} onDone={done} />;
  }

  return <WhoYouAre credentials={credentials} onBack={() => setIsChanging(true)} />;
}
