-- When a person decided a conflict that closes only once both sides say the same.
alter table app.qbo_conflicts add column decided_at timestamptz;
