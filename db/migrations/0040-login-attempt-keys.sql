-- Counters of failed log-ins: one form of key, whether the account exists or not.
update login_attempt set account = encode(sha256(convert_to(account, 'UTF8')), 'hex') where account like 'user:%';
-- Keys of names without an account are made of the name instead of its hash: what they count is lost.
delete from login_attempt where account like 'name:%';
comment on column login_attempt.account is
  'SHA-256 of "user:<id>", or of "name:<folded name>" for a name without an account; "" for all accounts together';
