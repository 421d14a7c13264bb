-- The file of a comparison is kept while nothing of it was imported, so that its columns can be chosen again without sending it once more.
alter table record_import add column source_key text;
create index record_import_source on record_import (created_at) where source_key is not null;
