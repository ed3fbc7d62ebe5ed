import type { RecordedPlace, RecordedProcedure, RecordedTechnician } from "@boresight/domain/calibrations/made-with";
import { credentialFor, isUnproved, type Credential } from "@boresight/domain/schedule/credentials/credential";
import type { Transaction } from "#platform/database/transaction.ts";

/** The calibration that is attempted, and where. */
export interface AttemptedCalibration {
  /** The day of the attempt, at the facility. */
  day: string;
  system: string;
  name: string;
  make: string | null;
  checksCompetences: boolean;
  procedure: RecordedProcedure;
  place: RecordedPlace;
}

export interface WhoAttempted {
  technician: RecordedTechnician | null;
  /** Whether nothing proves the competence: always where the location requires credentials, else where one has ended. */
  isUnproved: boolean;
}

type Held = Credential & NonNullable<RecordedTechnician["credential"]>;

/** Returns who makes the attempt, and by which credential that is theirs on that day. */
export async function checkTechnician(
  { day, system: key, make, checksCompetences }: AttemptedCalibration,
  { caller, system }: Transaction,
): Promise<WhoAttempted> {
  const person = await system.maybe<Omit<RecordedTechnician, "credential"> & { held: readonly Held[] }>({
    text: `select u.display_name as name, u.first_name, u.last_name,
        (select coalesce(json_agg(json_build_object('id', c.id, 'issuer', c.issuer, 'title', c.title, 'number', c.number,
            'systems', c.systems, 'makes', c.makes, 'validFrom', c.valid_from, 'expiresOn', c.expires_on,
            'withdrawnOn', c.withdrawn_on) order by c.expires_on desc nulls first, c.id), '[]')
          from app.credentials c where c.user_id = u.id) as held
      from app.users u where u.id = $1`,
    values: [caller.userId],
  });
  if (!person) return { technician: null, isUnproved: checksCompetences };
  const { held, ...names } = person;
  const need = { system: key, make, day };
  const proof = credentialFor(held, need);
  return {
    technician: { ...names, credential: proof && recordedOf(proof) },
    isUnproved: isUnproved(held, need, checksCompetences),
  };
}

const recordedOf = ({ id, issuer, title, number, validFrom, expiresOn }: Held): RecordedTechnician["credential"] => ({
  id,
  issuer,
  title,
  number,
  validFrom,
  expiresOn,
});

/** `$2`: the moment of the attempt. */
export const attemptedCalibration = (calibrationId: string, at: Date | string) => ({
  text: `select (($2::timestamptz) at time zone coalesce(f.time_zone, 'UTC'))::date::text as day, y.key as system, y.name,
      nullif(v.make, '') as make, coalesce(f.checks_competences, false) as checks_competences,
      json_build_object('source', k.requirement_source, 'rule', case when r.id is not null then json_build_object('id', r.id,
        'version', r.version, 'sourceTitle', r.source_title, 'sourceUrl', r.source_url) end) as procedure,
      json_build_object('facility', f.facility_name, 'isMobile', o.intake_method = 'mobile', 'address',
        concat_ws(', ', nullif(a.street, ''), nullif(a.city, ''), nullif(concat_ws(' ', a.state, a.postal_code), ''))) as place
    from app.order_calibrations k
    join app.line_item_types y on y.id = k.line_item_type_id
    join app.service_orders o on o.id = k.service_order_id
    join app.vehicles v on v.id = o.vehicle_id
    left join app.facilities f on f.id = o.facility_id
    left join app.addresses a on a.id = case when o.intake_method = 'mobile' then o.pickup_address_id else f.address_id end
    left join app.calibration_rules r on r.id = k.calibration_rule_id
    where k.id = $1`,
  values: [calibrationId, at],
});
