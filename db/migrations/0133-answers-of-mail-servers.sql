-- What the mail server answered when it took a mail, as "250 2.0.0 Ok: queued as 4F2A". Null for mail of before, and for what was not taken.
alter table outgoing_mail add column server_answer text;
-- Mail in the order of its receivers; that of the newsletter is listed with its issue.
create index outgoing_mail_receivers on outgoing_mail (to_name collate "bs-x-icu", id)
  where newsletter_subscription_id is null;
