-- Names are found in spite of a typo: two words that are one letter wrong, missing, too many, or two letters swapped apart have a key in
-- common, each word itself or the word without one of its letters. Trigrams, which have few in common then, miss such short words.
create function app_private.typo_keys(variadic parts text[]) returns text[]
  language sql immutable parallel safe
  as $$ select coalesce(array_agg(distinct left(word, place - 1) || substr(word, place + 1)), '{}')
    from regexp_split_to_table(lower(array_to_string(parts, ' ')), '[\s\-.,;:/&|()]+') word, generate_series(0, char_length(word)) place
    where char_length(word) between 3 and 24 $$;

create index customers_typo_keys_idx on app.customers using gin (app_private.typo_keys(company_name, first_name, last_name));
create index contacts_typo_keys_idx on app.contacts using gin (app_private.typo_keys(name));
create index vehicles_typo_keys_idx on app.vehicles using gin (app_private.typo_keys(make, model));
