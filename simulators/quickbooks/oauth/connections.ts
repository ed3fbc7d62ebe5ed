/** Tokens: who may call which company, and until when. */
import type { Clock } from "../clock.ts";

export interface IssuedTokens {
  accessToken: string;
  accessSeconds: number;
  refreshToken: string;
  /** Until the refresh token ends when it is not used. */
  refreshSeconds: number;
  /** Until the connection ends however it is used. */
  hardSeconds: number;
}

export interface Connections {
  connect(realmId: string): IssuedTokens;
  /** The old refresh token no longer works. Null when this one does not. */
  refresh(refreshToken: string): IssuedTokens | null;
  /** Ends the connection that the token, of either kind, belongs to. False when there is none. */
  revoke(token: string): boolean;
  /** The company that a valid access token is for. */
  realmOf(accessToken: string): string | undefined;
  expireAccessTokens(realmId: string): void;
  breakRefresh(realmId: string): void;
  disconnect(realmId: string): void;
  saved(): SavedConnections;
}

/** Who is connected, as it is kept when the simulator stops. */
export interface SavedConnections {
  connections: readonly (Omit<Connection, "accessTokens"> & { accessTokens: readonly (readonly [string, number])[] })[];
  counts: { access: number; refresh: number };
}

interface Connection {
  realmId: string;
  refreshToken: string;
  refreshUntil: number;
  hardUntil: number;
  accessTokens: Map<string, number>;
}

const seconds = 1000;
const accessLife = 3600 * seconds;
const refreshLife = 8_726_400 * seconds;
const hardLife = 5 * 365 * 24 * 3600 * seconds;

export function openConnections(clock: Clock, before?: SavedConnections): Connections {
  let connections: Connection[] = (before?.connections ?? []).map((one) => ({
    ...one,
    accessTokens: new Map(one.accessTokens),
  }));
  const counts = { access: 0, refresh: 0, ...before?.counts };
  const now = () => clock().getTime();
  const next = (kind: keyof typeof counts) => `simulator-${kind}-${String(++counts[kind]).padStart(6, "0")}`;
  const ofRealm = (realmId: string) => connections.filter((connection) => connection.realmId === realmId);

  function issue(connection: Connection): IssuedTokens {
    const accessToken = next("access");
    connection.refreshToken = next("refresh");
    connection.refreshUntil = Math.min(now() + refreshLife, connection.hardUntil);
    connection.accessTokens.set(accessToken, now() + accessLife);
    return {
      accessToken,
      accessSeconds: accessLife / seconds,
      refreshToken: connection.refreshToken,
      refreshSeconds: Math.floor((connection.refreshUntil - now()) / seconds),
      hardSeconds: Math.floor((connection.hardUntil - now()) / seconds),
    };
  }

  return {
    connect(realmId) {
      const hardUntil = now() + hardLife;
      const connection = { realmId, refreshToken: "", refreshUntil: 0, hardUntil, accessTokens: new Map() };
      connections.push(connection);
      return issue(connection);
    },
    refresh(refreshToken) {
      const connection = connections.find((one) => one.refreshToken === refreshToken);
      return connection && connection.refreshUntil > now() ? issue(connection) : null;
    },
    revoke(token) {
      const connection = connections.find((one) => one.refreshToken === token || one.accessTokens.has(token));
      connections = connections.filter((one) => one !== connection);
      return connection !== undefined;
    },
    realmOf: (token) => connections.find((one) => (one.accessTokens.get(token) ?? 0) > now())?.realmId,
    expireAccessTokens(realmId) {
      for (const connection of ofRealm(realmId)) connection.accessTokens.clear();
    },
    breakRefresh(realmId) {
      for (const connection of ofRealm(realmId)) connection.refreshUntil = 0;
    },
    disconnect(realmId) {
      connections = connections.filter((one) => one.realmId !== realmId);
    },
    saved: () => ({
      connections: connections.map((one) => ({
        ...one,
        accessTokens: [...one.accessTokens].filter(([, until]) => until > now()),
      })),
      counts,
    }),
  };
}
