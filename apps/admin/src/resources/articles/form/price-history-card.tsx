import { useQuery } from '@tanstack/react-query';
import type { PriceHistoryEntry } from '@sjaj/contract';
import { Panel, Skeleton, useUiLink } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { kmText } from '../../../shared/figures/amounts.ts';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';

const FIRST = 8;

interface PriceHistoryCardProps {
  readonly articleId: number;
  /** A new version may have new prices. */
  readonly version: number;
}

/** What the article has cost, and who has changed it. */
export function PriceHistoryCard({ articleId, version }: PriceHistoryCardProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['articles', 'price-history', articleId, version],
    queryFn: async ({ signal }) => (await api.articles.priceHistory({ params: { id: articleId } }, { signal })).data,
  });
  return (
    <Panel title={t('priceChanges.history')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={90} radius={8} />}
      {data?.length === 0 && <p className="sj-sm sj-t2">{t('priceChanges.noHistory')}</p>}
      {data && data.length > 0 && (
        <ol className="adm-history">
          {data.slice(0, FIRST).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {data && data.length > FIRST && (
        <details className="adm-price-older">
          <summary className="sj-link sj-sm">{t('action.showMore')}</summary>
          <ol className="adm-history">
            {data.slice(FIRST).map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </details>
      )}
    </Panel>
  );
}

function Entry({ entry }: { readonly entry: PriceHistoryEntry }) {
  const Link = useUiLink();
  const { cause, priceChangeId, byName, changedAt, vpc, mpc, cost } = entry;
  const moves = [
    { name: t('price.vpcShort'), move: vpc },
    { name: t('price.mpcShort'), move: mpc },
    { name: t('priceCheck.cost'), move: cost },
  ];
  return (
    <li>
      {moves.map(
        ({ name, move }) =>
          move &&
          move.before !== move.after && (
            <span key={name} className="sj-sm sj-num adm-block">
              {`${name}: ${kmText(move.before)} → `}
              <b>{kmText(move.after)}</b>
            </span>
          ),
      )}
      <span className="sj-xs sj-t3 adm-block">
        {priceChangeId === null ? (
          t(`priceMoveCause.${cause}`)
        ) : (
          <Link href={`/prices/${priceChangeId}`} className="sj-link">
            {t(`priceMoveCause.${cause}`)}
          </Link>
        )}
        {` · ${byName} · ${tableTime(changedAt, new Date())}`}
      </span>
    </li>
  );
}
