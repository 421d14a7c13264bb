-- What a template of an answer is for.
alter table complaint_answer_template add column topics text[] not null default '{complaints}'
  check (cardinality(topics) > 0 and topics <@ '{complaints,availability,presentations,accounts}'::text[]);
