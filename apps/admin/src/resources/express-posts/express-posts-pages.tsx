import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { expressPostsList } from './express-posts-list.ts';
import { expressPostKind } from './form/express-post-kind.tsx';

export const ExpressPostsPage = () => <ListPage list={expressPostsList} />;
export const ExpressPostPage = () => <EditRecordPage definition={expressPostKind} />;
export const NewExpressPostPage = () => <NewRecordPage definition={expressPostKind} />;
