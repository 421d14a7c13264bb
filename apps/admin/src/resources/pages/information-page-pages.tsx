import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage } from '../../shared/record/definition-pages.tsx';
import { informationPageDefinition } from './information-page-form.tsx';
import { pagesList } from './information-page-list.tsx';

export const InformationPagesPage = () => <ListPage list={pagesList} />;
export const InformationPagePage = () => <EditRecordPage definition={informationPageDefinition} />;
