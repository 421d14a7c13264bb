-- Where and how articles are bought comes from a sheet, too.
alter table record_import drop constraint record_import_kind_check;
alter table record_import add constraint record_import_kind_check
  check (kind in ('articles', 'prices', 'contract_prices', 'companies', 'users', 'towns', 'article_vendors', 'pictures'));
