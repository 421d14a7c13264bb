import '../stock.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { StockCard } from '@sjaj/contract';
import { Breadcrumbs, Button, ButtonLink, PageTitle, Skeleton } from '@sjaj/ui';
import { queryClient } from '../../../shared/api/query-client.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { CorrectDialog } from '../../../shared/stock/correct-dialog.tsx';
import { t } from '../../../shared/texts/t.ts';
import { stockLevelQuery } from '../queries.ts';
import { MovementsCard } from './movements-card.tsx';
import { LevelSettingsCard } from './level-settings-card.tsx';
import { LevelFigures } from './level-figures.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** The stock level of an article, with waiting orders and movements. */
export function LevelPage() {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const { data: level, error, refetch } = useQuery(stockLevelQuery(Number(id)));
  usePageTitle(level ? `${t('resource.stock')} · ${level.code}` : null);
  if (level) return <LevelView level={level} />;
  if (error) {
    const isUnknown = error instanceof CallFailed && (error.status === 404 || error.status === 400);
    return <FailureState error={error} onRetry={() => void refetch()} back={isUnknown ? '/stock' : undefined} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton width={320} height={28} />
      <Skeleton height={90} radius={12} marginTop={16} />
      <Skeleton height={320} radius={12} marginTop={12} />
    </div>
  );
}

function LevelView({ level }: { readonly level: StockCard }) {
  const [open, setOpen] = useState(false);
  const took = (saved: StockCard) => {
    queryClient.setQueryData(stockLevelQuery(level.id).queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: ['stock'] });
  };
  return (
    <>
      <Breadcrumbs trail={[{ href: '/stock', title: t('resource.stock') }, { title: level.code }]} />
      <PageTitle
        title={level.title}
        actions={
          <>
            <ButtonLink href={`/articles/${level.id}`} variant="line" size="sm">
              {t('stock.openArticle')}
            </ButtonLink>
            <Button size="sm" onClick={() => setOpen(true)}>
              {t('article.correctStock')}
            </Button>
          </>
        }
      />
      <div className="adm-lay">
        <div className="adm-lay-main">
          <LevelFigures level={level} />
          {level.waiting.length > 0 && <WaitingCard level={level} />}
          <MovementsCard articleId={level.id} />
        </div>
        <div className="adm-lay-side">
          <LevelSettingsCard key={level.version} level={level} onSaved={took} />
        </div>
      </div>
      {open && <CorrectDialog article={level} onSaved={took} onClose={() => setOpen(false)} />}
    </>
  );
}
