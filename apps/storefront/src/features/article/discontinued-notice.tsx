import type { ArticleDetails } from '@sjaj/contract';
import { Notice, useUiLink } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { t } from '../../shared/texts/t.ts';

/** Notice on a discontinued article, with a link to its replacement. */
export function DiscontinuedNotice({ article }: { readonly article: ArticleDetails }) {
  const Link = useUiLink();
  const [replacement] = article.linkedArticles.find(({ relation }) => relation === 'replacement')?.articles ?? [];
  return (
    <div style={{ marginBottom: 14 }}>
      <Notice tone="warn">
        <b>{t('article.discontinued')}</b>
        {replacement && (
          <>
            {' · '}
            <Link href={articleAddress(replacement)} className="sj-link">
              {`${t('article.replacedBy', { code: replacement.code })}, ${replacement.title}`}
            </Link>
          </>
        )}
      </Notice>
    </div>
  );
}
