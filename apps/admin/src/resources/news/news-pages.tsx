import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { newsItemDefinition } from './news-form.tsx';
import { newsList } from './news-list.tsx';

export const NewsPage = () => <ListPage list={newsList} />;
export const NewsItemPage = () => <EditRecordPage definition={newsItemDefinition} />;
export const NewNewsItemPage = () => <NewRecordPage definition={newsItemDefinition} />;
