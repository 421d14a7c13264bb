-- The newsletter's double opt-in. Links are made as their mails are sent; no token that was stored before has been sent to anybody.
alter table newsletter_subscription alter column token_hash drop not null;
update newsletter_subscription set token_hash = null;
alter table newsletter_subscription
  add column link_expires_at timestamptz,
  add column unsubscribe_hash bytea unique,
  add constraint newsletter_subscription_link check ((token_hash is null) = (link_expires_at is null));
