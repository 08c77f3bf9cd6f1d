-- A person's full name in the order of its script, as personName of the contract writes it: the family name comes first in Han,
-- kana and Hangul. Empty without a name.
create function person_name(first_name text, last_name text) returns text language sql immutable parallel safe as $$
  select trim(case when last_name ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]'
    then trim(coalesce(last_name, '')) || ' ' || trim(coalesce(first_name, ''))
    else trim(coalesce(first_name, '')) || ' ' || trim(coalesce(last_name, '')) end)
$$;
