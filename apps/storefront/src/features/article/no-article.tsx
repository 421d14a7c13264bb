import { useQuery } from '@tanstack/react-query';
import { IconPackageOff } from '@tabler/icons-react';
import { messageOf } from '@sjaj/app-kit';
import { isRefused } from '@sjaj/client';
import { Button, ButtonLink, EmptyState, Section } from '@sjaj/ui';
import { searchAddress } from '../../shared/article/addresses.ts';
import { ArticleTile } from '../../shared/article/article-tile.tsx';
import { t } from '../../shared/texts/t.ts';
import { similarQuery } from './queries.ts';

const SHOWN = 6;
const LONGEST_SEARCH = 64;

interface NoArticleProps {
  readonly error: unknown;
  /** The words of the URL, used to search for similar articles. */
  readonly slug: string;
  readonly onRetry: () => void;
}

/** Page of an article that does not exist or is not visible: the reason, and similar articles. */
export function NoArticle({ error, slug, onRetry }: NoArticleProps) {
  const unknown = isRefused(error);
  const words = slug.replaceAll('-', ' ').slice(0, LONGEST_SEARCH).trim();
  const { data: similar = [] } = useQuery({ ...similarQuery(words), enabled: unknown && words.length > 2 });
  return (
    <div>
      <EmptyState
        page
        icon={<IconPackageOff size={28} />}
        title={messageOf(error)}
        text={unknown ? t('states.notFoundHint') : undefined}
        actions={
          <>
            {!unknown && <Button onClick={onRetry}>{t('action.tryAgain')}</Button>}
            {similar.length > 0 && <ButtonLink href={searchAddress(words)}>{t('action.search')}</ButtonLink>}
            <ButtonLink href="/" variant={unknown && similar.length === 0 ? 'filled' : 'line'}>
              {t('states.toHome')}
            </ButtonLink>
          </>
        }
      />
      {similar.length > 0 && (
        <Section title={t('article.near')}>
          <div className="sj-grid sj-grid-6 sj-strip">
            {similar.slice(0, SHOWN).map((article) => (
              <ArticleTile key={article.id} article={article} narrow />
            ))}
          </div>
        </Section>
      )}
    </div>
  );
}
