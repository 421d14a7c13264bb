-- A session that staff open from a company's record: they see the shop as the company does, or order for it.
alter table session add column impersonation_mode text check (impersonation_mode in ('view', 'order'));
