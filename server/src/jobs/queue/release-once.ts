import type { Pool, PoolClient } from "pg";

type Done = (reason?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: PoolClient | undefined, done: Done) => void;

/**
 * Lets connections that are asked for by a callback be released more than once. Graphile Worker releases the one that it
 * listens with twice when the database dies at the wrong moment, in a promise that nobody awaits: the error would end the
 * server.
 */
export function releaseOnce(pool: Pool): Pool {
  const connect = pool.connect.bind(pool);
  const connectOnce = (callback?: Callback) => {
    if (!callback) return connect();
    return connect((error, client, done) => {
      let isDone = false;
      callback(error, client, (reason) => {
        if (isDone) return;
        isDone = true;
        done(reason);
      });
    });
  };
  return Object.assign(pool, { connect: connectOnce });
}
