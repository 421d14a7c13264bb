import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { machineDefinition } from './machine-form.tsx';
import { machinesList } from './machines-list.tsx';

export const MachinesPage = () => <ListPage list={machinesList} />;
export const MachinePage = () => <EditRecordPage definition={machineDefinition} />;
export const NewMachinePage = () => <NewRecordPage definition={machineDefinition} />;
