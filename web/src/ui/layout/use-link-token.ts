import { useLocation } from "@tanstack/react-router";

const token = /^\/?([A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/;

/** The token alone: mail programs and people put a full stop, a bracket or a campaign behind it. */
export const linkTokenIn = (hash: string): string => token.exec(hash)?.[1] ?? hash;

/** The key of a page that is opened by the link of an email, without a sign-in. */
export const useLinkToken = (): string => useLocation({ select: ({ hash }) => linkTokenIn(hash) });
