import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { tabDefinition } from './tab-form.tsx';
import { tabsList } from './tab-list.tsx';

export const TabsPage = () => <ListPage list={tabsList} />;
export const TabPage = () => <EditRecordPage definition={tabDefinition} />;
export const NewTabPage = () => <NewRecordPage definition={tabDefinition} />;
