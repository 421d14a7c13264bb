import { useParams } from '@tanstack/react-router';
import { RecordPage } from '../../../shared/form/record-page.tsx';
import { articleQuery } from '../queries.ts';
import { ArticleEditor } from './article-editor.tsx';

/** The page to edit an article. */
export function ArticlePage() {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  return (
    <RecordPage
      query={articleQuery(Number(id))}
      list={{ href: '/articles', title: 'resource.articles' }}
      nameOf={({ code }) => code}
    >
      {(article) => <ArticleEditor key={article.id} article={article} />}
    </RecordPage>
  );
}
