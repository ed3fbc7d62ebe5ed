import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from "cockatiel";

export interface Breaker {
  /** Does the work, unless what it needs has not answered lately: then it throws `Paused` at once. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

interface BreakerSettings {
  /** So many failures in a row open it. */
  failures: number;
  /** Milliseconds until one caller may try again, for whom all others wait no longer than it takes. */
  pause: number;
  /** Which errors say that the service is away, and not that it refuses this call. */
  isOutage: (error: Error) => boolean;
}

/** Nobody was asked: the service has not answered lately. */
export class Paused extends Error {
  override readonly name = "Paused";
}

/** Keeps a service that is away from holding the slots, requests and connections of those who need it. */
export function openBreaker({ failures, pause, isOutage }: BreakerSettings): Breaker {
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof Error && isOutage(error)),
    {
      halfOpenAfter: pause,
      breaker: new ConsecutiveBreaker(failures),
    },
  );
  return {
    async run(work) {
      try {
        return await policy.execute(work);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new Paused("the service has not answered lately") : error;
      }
    },
  };
}
