-- The place of a file within its message, as the sender had put them in order. Files end their upload in any order.
alter table complaint_file add column position smallint;
update complaint_file f set position = n.place
  from (
    select entry_id, file_id, row_number() over (partition by entry_id order by file_id) - 1 as place from complaint_file
  ) n
  where n.entry_id = f.entry_id and n.file_id = f.file_id;
alter table complaint_file alter column position set not null;
