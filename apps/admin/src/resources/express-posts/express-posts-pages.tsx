import { ListPage } from '../../shared/list/list-page.tsx';
import { KindPage, NewKindPage } from '../../shared/record/kind-pages.tsx';
import { expressPostsList } from './express-posts-list.ts';
import { expressPostKind } from './form/express-post-kind.tsx';

export const ExpressPostsPage = () => <ListPage list={expressPostsList} />;
export const ExpressPostPage = () => <KindPage kind={expressPostKind} />;
export const NewExpressPostPage = () => <NewKindPage kind={expressPostKind} />;
