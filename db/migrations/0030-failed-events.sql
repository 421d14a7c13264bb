-- An event whose consumer fails is tried again by itself and then set aside for staff, so that it holds up no other event.

alter table outbox
  add column attempts smallint not null default 0 check (attempts >= 0),
  add column next_attempt_at timestamptz,
  -- Names of the consumers that are done with the event: the others go on where one fails.
  add column delivered_to text[] not null default '{}',
  add column failed_consumer text,
  add column error text,
  -- Set once it was tried often enough: staff decide then.
  add column failed_at timestamptz;

create index outbox_failed on outbox (failed_at) where failed_at is not null;
