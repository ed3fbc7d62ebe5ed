-- Whether a customer was mailed a statement is looked up for everyone who owes.
create index messages_statement_key_idx on app.messages (dedupe_key text_pattern_ops) where template = 'statement';
