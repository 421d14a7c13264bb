import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { roleDefinition } from './role-form.tsx';

export const RolePage = () => <EditRecordPage definition={roleDefinition} />;
export const NewRolePage = () => <NewRecordPage definition={roleDefinition} />;
