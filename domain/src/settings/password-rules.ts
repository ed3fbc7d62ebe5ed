/** What a new password must be. */
export interface PasswordRules {
  /** In characters. */
  passwordMin: number;
  /** The commonest ten thousand are refused: whoever guesses begins with them. */
  refusesCommonPasswords: boolean;
}

/** What is offered to a new shop by one click. */
export const recommendedRules: PasswordRules = { passwordMin: 8, refusesCommonPasswords: true };

/** How short and how long the least length may be. */
export const passwordMinBounds = { least: 3, most: 64 };

/** Whether nothing is weaker in one than in the other. */
export const isAsStrict = (one: PasswordRules, other: PasswordRules): boolean =>
  one.passwordMin >= other.passwordMin && (one.refusesCommonPasswords || !other.refusesCommonPasswords);

/** The stricter of both in each. */
export const stricterOf = (one: PasswordRules, other: PasswordRules): PasswordRules => ({
  passwordMin: Math.max(one.passwordMin, other.passwordMin),
  refusesCommonPasswords: one.refusesCommonPasswords || other.refusesCommonPasswords,
});
