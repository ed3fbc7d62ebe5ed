-- The dashboard reads the decisions of a period.
create index estimate_decisions_decided_at_idx on app.estimate_decisions (decided_at, id);
