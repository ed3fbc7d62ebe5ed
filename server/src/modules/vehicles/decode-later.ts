import type { Statement } from "#platform/database/transaction.ts";

/** Queues the decoding of a vehicle's VIN: the decoder may take seconds to answer. */
export const decodeLater = (vehicleId: string): Statement => decodeAllLater([vehicleId]);

/** The same for many. */
export const decodeAllLater = (vehicleIds: readonly string[]): Statement => ({
  text: `select graphile_worker.add_job('decode-vehicle', json_build_object('vehicleId', id), job_key => 'decode-vehicle:' || id)
    from app.vehicles where id = any ($1) and vin_decoded_at is null and char_length(vin_number) = 17`,
  values: [vehicleIds],
});
