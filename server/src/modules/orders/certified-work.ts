/** SQL: the calibrations of the order `o` as a certificate vouches for them. Compared by what they are, as a clock may go back. */
export const certifiedWork = `(select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'version', k.version, 'attempts',
    (select count(*) from app.calibration_attempts a where a.order_calibration_id = k.id)) order by k.id), '[]')
  from app.order_calibrations k where k.service_order_id = o.id)`;
