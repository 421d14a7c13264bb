import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { userDefinition } from './form/user-definition.tsx';
import { companyQuery } from './queries.ts';
import { usersList } from './users-list.ts';

export const UsersPage = () => <ListPage list={usersList} />;
export const UserPage = () => <EditRecordPage definition={userDefinition} />;

/** A new user; with `?company=7`, of that company. */
export function NewUserPage() {
  const { company }: { readonly company?: unknown } = useSearch({ strict: false });
  const id = Number(company);
  return Number.isSafeInteger(id) && id > 0 ? (
    <NewMemberPage companyId={id} />
  ) : (
    <NewRecordPage definition={userDefinition} />
  );
}

function NewMemberPage({ companyId }: { readonly companyId: number }) {
  const { data, isError } = useQuery(companyQuery(companyId));
  // One that cannot be read is chosen by hand.
  if (isError) return <NewRecordPage definition={userDefinition} />;
  if (!data) return null;
  const { emptyDraft } = userDefinition;
  const draft = { ...emptyDraft, companies: [{ id: data.id, title: data.title }] };
  return <NewRecordPage definition={{ ...userDefinition, emptyDraft: draft }} />;
}
