-- Who looks for an article may type the company's own number: the servers keep these numbers and are told of changes.
create trigger company_article_code_noted after insert or update or delete or truncate on company_article_code
  for each statement execute function note_changed_reference();
