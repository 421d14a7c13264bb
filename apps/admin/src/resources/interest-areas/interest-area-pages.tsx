import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { interestAreaDefinition } from './interest-area-form.tsx';
import { interestAreasList } from './interest-area-list.tsx';

export const InterestAreasPage = () => <ListPage list={interestAreasList} />;
export const InterestAreaPage = () => <EditRecordPage definition={interestAreaDefinition} />;
export const NewInterestAreaPage = () => <NewRecordPage definition={interestAreaDefinition} />;
