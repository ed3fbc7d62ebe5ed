import type { Task } from "graphile-worker";
import { z } from "zod";
import { locateAddress } from "#modules/customers/locate-address.ts";

const payloadSchema = z.object({ id: z.uuid() });

/** A geocoder that does not answer is asked again later. */
export const locateAddressJob =
  (deps: Parameters<typeof locateAddress>[1]): Task =>
  (payload) =>
    locateAddress(payloadSchema.parse(payload).id, deps);
