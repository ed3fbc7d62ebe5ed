import { LRU } from "@graphile/lru";
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, ExponentialBackoff, handleWhen } from "cockatiel";

export interface Breaker {
  /** Does the work, unless what it needs has not answered lately: then it throws `Paused` at once. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export interface BreakerSettings {
  /** So many failures in a row open it. */
  failures?: number;
  /** Milliseconds until one caller may try again, while the others wait for how that goes. */
  pause?: number;
  /** The pause doubles with each failure after it, up to this. */
  longestPause?: number;
  /** Which errors say that the service is away, and not that it refuses this call. */
  isOutage?: (error: Error) => boolean;
}

/** Nobody was asked: the service has not answered lately. */
export class Paused extends Error {
  override readonly name = "Paused";
}

/** Keeps a service that is away from holding the slots, requests and connections of those who need it. */
export function openBreaker({
  failures = 3,
  pause = 30_000,
  longestPause = pause,
  isOutage = () => true,
}: BreakerSettings = {}): Breaker {
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof Error && isOutage(error)),
    {
      halfOpenAfter:
        longestPause > pause ? new ExponentialBackoff({ initialDelay: pause, maxDelay: longestPause }) : pause,
      breaker: new ConsecutiveBreaker(failures),
    },
  );
  return {
    async run(work) {
      try {
        return await policy.execute(work);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new Paused("it has not answered lately") : error;
      }
    },
  };
}

const mostServices = 1000;

/** A breaker for each of many services; those that were asked longest ago are forgotten. */
export function openBreakers(settings: BreakerSettings): (service: string) => Breaker {
  const breakers = new LRU<string, Breaker>({ maxLength: mostServices });
  return (service) => {
    const breaker = breakers.get(service) ?? openBreaker(settings);
    breakers.set(service, breaker);
    return breaker;
  };
}
