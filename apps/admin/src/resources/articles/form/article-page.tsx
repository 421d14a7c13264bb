import { RecordPage } from '../../../shared/form/record-page.tsx';
import { useRecordId } from '../../../shared/page/loaded-record.tsx';
import { articleQuery } from '../queries.ts';
import { ArticleEditor } from './article-editor.tsx';

/** The page to edit an article. */
export function ArticlePage() {
  return (
    <RecordPage
      query={articleQuery(useRecordId())}
      list={{ href: '/articles', title: 'resource.articles' }}
      nameOf={({ code }) => code}
    >
      {(article) => <ArticleEditor key={article.id} article={article} />}
    </RecordPage>
  );
}
