import './articles.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { articlesList } from './articles-list.ts';

/** All articles, hidden ones too. */
export function ArticlesPage() {
  return <ListPage list={articlesList} />;
}
