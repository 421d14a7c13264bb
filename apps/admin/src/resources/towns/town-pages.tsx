import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { townDefinition } from './town-form.tsx';
import { townsList } from './town-list.tsx';

export const TownsPage = () => <ListPage list={townsList} />;
export const TownPage = () => <EditRecordPage definition={townDefinition} />;
export const NewTownPage = () => <NewRecordPage definition={townDefinition} />;
