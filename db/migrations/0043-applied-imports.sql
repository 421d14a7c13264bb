-- Who applied an import. The module `imports` keeps this view for the modules below it.
create view applied_import as
  select id, applied_by_name from stock_import;
