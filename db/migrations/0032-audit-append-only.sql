-- The audit log is written once: neither code of the shop nor a slip in psql changes or removes a row.

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entry is append-only' using errcode = 'restrict_violation';
end $$;

create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_audit_change();
