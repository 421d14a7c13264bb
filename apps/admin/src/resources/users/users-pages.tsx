import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { userDefinition } from './form/user-definition.tsx';
import { usersList } from './users-list.ts';

export const UsersPage = () => <ListPage list={usersList} />;
export const UserPage = () => <EditRecordPage definition={userDefinition} />;
export const NewUserPage = () => <NewRecordPage definition={userDefinition} />;
