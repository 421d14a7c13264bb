import '../stock.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@sjaj/app-kit';
import type { StockCard } from '@sjaj/contract';
import { Breadcrumbs, Button, ButtonLink, PageTitle } from '@sjaj/ui';
import { queryClient } from '../../../shared/api/query-client.ts';
import { LoadedRecord, useRecordId } from '../../../shared/page/loaded-record.tsx';
import { CorrectDialog } from '../../../shared/stock/correct-dialog.tsx';
import { useCan } from '../../../shared/session/profile.ts';
import { t } from '../../../shared/texts/t.ts';
import { stockLevelQuery } from '../queries.ts';
import { MovementsCard } from './movements-card.tsx';
import { LevelFactsCard } from './level-facts-card.tsx';
import { LevelSettingsCard } from './level-settings-card.tsx';
import { LevelFigures } from './level-figures.tsx';
import { PurchaseCard } from './purchase-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** The stock level of an article, with waiting orders and movements. */
export function LevelPage() {
  const query = useQuery(stockLevelQuery(useRecordId()));
  usePageTitle(query.data ? `${t('resource.stock')} · ${query.data.code}` : null);
  return (
    <LoadedRecord query={query} list="/stock" heights={[90, 320]}>
      {(level) => <LevelView level={level} />}
    </LoadedRecord>
  );
}

function LevelView({ level }: { readonly level: StockCard }) {
  const [open, setOpen] = useState(false);
  const canEdit = useCan('editStock');
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
            {canEdit && (
              <Button size="sm" onClick={() => setOpen(true)}>
                {t('article.correctStock')}
              </Button>
            )}
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
          {canEdit ? (
            <LevelSettingsCard key={level.version} level={level} onSaved={took} />
          ) : (
            <LevelFactsCard level={level} />
          )}
          {canEdit && <PurchaseCard articleId={level.id} code={level.code} />}
        </div>
      </div>
      {open && <CorrectDialog article={level} onSaved={took} onClose={() => setOpen(false)} />}
    </>
  );
}
