// SQL of what the guards about notices and disclosures look at.

/**
 * How far the notice about the calibration `k` of the order `o` has come: the latest one that was not revoked, if it describes
 * the calibration as it is now. Compared by what it says, not by when: a clock may have been wrong.
 */
export const noticeOfCalibration = `(select case when exists (select from app.acknowledgements y where y.document_id = d.id)
    then 'acknowledged' else 'issued' end
  from (select * from app.documents where service_order_id = o.id and type = 'notCompleted' order by revision desc limit 1) d
  where d.revoked_at is null and d.notice -> 'calibrations' @> jsonb_build_array(jsonb_build_object('id', k.id, 'result', k.result,
    'note', k.note, 'attempts', (select count(*) from app.calibration_attempts a where a.order_calibration_id = k.id))))`;

/**
 * The state whose text nobody has accepted for the order `o` at the facility `f`; null where no text was verified. A version
 * that was accepted stays accepted when the next one comes.
 */
export const openDisclosureState = `(select t.state from app.disclosure_texts t join app.addresses at_home on at_home.id = f.address_id
  where t.state = upper(trim(at_home.state)) and t.occasion = 'beforeWork' and t.verified_at is not null
    and t.valid_from <= (now() at time zone f.time_zone)::date
    and not exists (select from app.acknowledgements y join app.disclosure_texts said on said.id = y.disclosure_text_id
      where y.service_order_id = o.id and said.state = t.state)
  limit 1)`;
