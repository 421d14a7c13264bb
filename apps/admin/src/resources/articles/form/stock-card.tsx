import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { AdminArticle } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { ButtonLink, Panel, Facts } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { Allowed } from '../../../shared/session/allowed.tsx';
import { CorrectDialog } from '../../../shared/stock/correct-dialog.tsx';
import { t } from '../../../shared/texts/t.ts';

interface StockCardProps {
  readonly article: AdminArticle;
  readonly onSaved: (article: AdminArticle) => void;
}

/** The stock level of the article and the button to correct it. */
export function StockCard({ article, onSaved }: StockCardProps) {
  const [open, setOpen] = useState(false);
  // A correction returns the stock level only; the form needs the complete article.
  const reload = useMutation({
    mutationFn: async () => (await api.articles.one({ params: { id: article.id } })).data,
    onSuccess: onSaved,
  });
  return (
    <Panel
      title={t('article.stock')}
      end={
        <Allowed to="editStock">
          <button type="button" className="sj-link sj-sm" onClick={() => setOpen(true)}>
            {t('article.correctStock')}
          </button>
        </Allowed>
      }
    >
      <Facts
        facts={[
          { term: t('article.onHand'), value: formatNumber(article.onHand) },
          { term: t('article.reserved'), value: formatNumber(article.reserved) },
          { term: t('article.available'), value: <b>{formatNumber(article.onHand - article.reserved)}</b> },
          { term: t('article.lowLevel'), value: formatNumber(article.lowLevel) },
        ]}
      />
      <p className="adm-card-foot">
        <ButtonLink href={`/stock/${article.id}`} variant="line" size="sm">
          {t('stock.open')}
        </ButtonLink>
      </p>
      {open && (
        <CorrectDialog
          article={{ ...article, title: article.title.bs }}
          onSaved={() => reload.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}
