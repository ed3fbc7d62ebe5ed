-- Calibration rules go out of use instead of away: orders keep the rule and version that suggested their calibrations.
alter table app.calibration_rules add column is_active boolean not null default true;

-- What the lists of rules and words are narrowed and sorted by.
create index calibration_rules_make_model_idx on app.calibration_rules (make, model);
create index calibration_rules_model_idx on app.calibration_rules (model);
create index calibration_rules_verified_at_idx on app.calibration_rules (verified_at);
create index calibration_rules_updated_at_idx on app.calibration_rules (updated_at);
create index calibration_rules_is_active_idx on app.calibration_rules (is_active);
create index operation_terms_term_only_idx on app.operation_terms (term);
create index operation_terms_is_active_idx on app.operation_terms (is_active);
