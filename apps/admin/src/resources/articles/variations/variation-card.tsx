import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { VariationGrid } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Badge, Button, lazyPart, Panel, Skeleton, Table, useUiLink } from '@sjaj/ui';
import { amountText } from '../../../shared/figures/amounts.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { gridQuery, optionsQuery } from '../queries.ts';

const VariationDialog = lazyPart(async () => (await import('./variation-dialog.tsx')).VariationDialog);

interface VariationCardProps {
  readonly articleId: number;
  readonly canEdit: boolean;
  /** The article itself may have a new code or price. */
  readonly onSaved: () => void;
}

/** The siblings of an article that differ in size, colour and the like. */
export function VariationCard({ articleId, canEdit, onSaved }: VariationCardProps) {
  const [open, setOpen] = useState(false);
  const { data: grid, error, refetch } = useQuery(gridQuery(articleId));
  if (error) return <FailureState error={error} onRetry={() => void refetch()} />;
  if (!grid) return <Skeleton height={96} radius={12} />;
  const isSingle = grid.attributeIds.length === 0;
  return (
    <Panel
      flush={!isSingle}
      lined={!isSingle}
      title={t('article.variations')}
      end={
        canEdit && (
          <Button variant="soft" size="sm" onClick={() => setOpen(true)}>
            {t(isSingle ? 'article.variationsMake' : 'article.variationsEdit')}
          </Button>
        )
      }
    >
      {isSingle ? (
        <p className="sj-sm sj-t2">{t('article.variationsNone')}</p>
      ) : (
        <Members grid={grid} articleId={articleId} />
      )}
      {open && (
        <VariationDialog
          articleId={articleId}
          grid={grid}
          onSaved={() => {
            setOpen(false);
            onSaved();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}

function Members({ grid, articleId }: { readonly grid: VariationGrid; readonly articleId: number }) {
  const Link = useUiLink();
  const { data: options } = useQuery(optionsQuery);
  const titles = new Map(
    options?.attributes.flatMap(({ values }) => values.map(({ id, title }) => [id, title] as const)),
  );
  return (
    <Table caption={t('article.variations')} dense>
      <thead>
        <tr>
          <th scope="col">{t('article.variationValues')}</th>
          <th scope="col">{t('article.code')}</th>
          <th scope="col" className="sj-right sj-notphone">
            {t('article.vpc')}
          </th>
          <th scope="col" className="sj-right">
            {t('article.stock')}
          </th>
        </tr>
      </thead>
      <tbody>
        {grid.members.map((member) => (
          <tr key={member.id} className={member.id === articleId ? 'sj-row-on' : undefined}>
            <td>
              {member.valueIds.map((id) => titles.get(id) ?? '…').join(' · ')}{' '}
              {!member.isVisibleOnWeb && <Badge tone="grey">{t('article.variationHidden')}</Badge>}
            </td>
            <td className="sj-nw">
              {member.id === articleId ? (
                member.code
              ) : (
                <Link href={`/articles/${member.id}`} className="sj-link">
                  {member.code}
                </Link>
              )}
            </td>
            <td className="sj-right sj-nw sj-notphone">{amountText(member.vpc)}</td>
            <td className="sj-right sj-nw">{formatNumber(member.onHand)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
