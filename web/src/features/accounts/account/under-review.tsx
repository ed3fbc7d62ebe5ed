import { BlankState } from "#ui/layout/blank-state.tsx";

/** Shown to an account that has no customer yet. */
export function UnderReview() {
  return (
    <BlankState kind="empty" title="We are reviewing your account">
      You can send us vehicles as soon as your login is linked to your company. Nothing is needed from you: this page
      changes by itself when it is done.
    </BlankState>
  );
}
