import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { PriceChangeLine, PriceChangeView } from '@sjaj/contract';
import { formatPercent } from '@sjaj/domain';
import { Badge, type BadgeTone, Table, useUiLink } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { amountText } from '../../../shared/figures/amounts.ts';
import { useCan } from '../../../shared/session/profile.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { changeQuery, linesKey } from '../queries.ts';
import { priceName } from '../rule-text.ts';

interface LinesTableProps {
  readonly change: PriceChangeView;
  readonly lines: readonly PriceChangeLine[];
}

/** Takes a line out of the proposal, or back in. */
function useExclusion({ id }: PriceChangeView) {
  return useMutation({
    mutationFn: async (line: PriceChangeLine) => {
      const body = { lines: [line.id], isExcluded: line.outcome === 'change' };
      return (await api.priceChanges.exclude({ params: { id }, body })).data;
    },
    onSuccess: async (changed) => {
      queryClient.setQueryData(changeQuery(id).queryKey, changed);
      await queryClient.invalidateQueries({ queryKey: linesKey(id) });
    },
    onError: showFailure,
  });
}

/** The lines: both prices before and after, the difference, and the margin for those who may see it. */
export function LinesTable({ change, lines }: LinesTableProps) {
  const exclusion = useExclusion(change);
  const seesCosts = useCan('viewCostPrices');
  const isProposed = change.state === 'proposed';
  const other = change.rule.price === 'vpc' ? 'mpc' : 'vpc';
  return (
    <Table caption={t('priceChanges.lines')}>
      <thead>
        <tr>
          {isProposed && (
            <th scope="col">
              <span className="sj-vh">{t('priceChanges.change')}</span>
            </th>
          )}
          <th scope="col">{t('company.article')}</th>
          <th scope="col" className="sj-right">
            {`${priceName(change.rule.price)}, ${t('article.km')}`}
          </th>
          <th scope="col" className="sj-right sj-notphone">
            %
          </th>
          <th scope="col" className="sj-right sj-notphone">
            {`${priceName(other)}, ${t('article.km')}`}
          </th>
          {seesCosts && (
            <th scope="col" className="sj-right sj-notphone">
              {t('priceChanges.marginMove')}
            </th>
          )}
          <th scope="col" className="sj-notphone">
            <span className="sj-vh">{t('imports.outcome')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className={line.outcome === 'excluded' ? 'adm-price-out' : undefined}>
            {isProposed && (
              <td>
                {(line.outcome === 'change' || line.outcome === 'excluded') && (
                  <input
                    type="checkbox"
                    className="sj-check"
                    aria-label={t('priceChanges.include', { code: line.code })}
                    checked={line.outcome === 'change'}
                    disabled={exclusion.isPending}
                    onChange={() => exclusion.mutate(line)}
                  />
                )}
              </td>
            )}
            <td>
              <ArticleCell line={line} />
              <span className="adm-import-onphone">
                <Remarks line={line} />
              </span>
            </td>
            <td className="sj-right sj-num">
              <Move move={line[change.rule.price]} />
            </td>
            <td className="sj-right sj-num sj-notphone">
              <Percent value={line.percent} />
            </td>
            <td className="sj-right sj-num sj-notphone">
              <Move move={line[other]} />
            </td>
            {seesCosts && (
              <td className="sj-right sj-num sj-notphone">
                <Margins line={line} />
              </td>
            )}
            <td className="sj-notphone">
              <Remarks line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ArticleCell({ line: { articleId, code, title } }: { readonly line: PriceChangeLine }) {
  const Link = useUiLink();
  return (
    <span className="adm-import-name">
      <b className="sj-sm sj-nw">{code || '–'}</b>
      {articleId !== null && (
        <Link href={`/articles/${articleId}`} className="sj-sm sj-ell sj-t2" title={title}>
          {title}
        </Link>
      )}
    </span>
  );
}

/** The old price struck through and the new one; one figure where it stays. */
function Move({ move }: { readonly move: PriceChangeLine['vpc'] }) {
  if (move === null) return '–';
  const { before, after } = move;
  if (after === null || after === before) return <span className="sj-t2">{amountText(before)}</span>;
  return (
    <span className="adm-price-move">
      <del>
        <span className="sj-vh">{`${t('priceChanges.before')}: `}</span>
        {amountText(before)}
      </del>
      <ins>
        <span className="sj-vh">{`${t('priceChanges.after')}: `}</span>
        {amountText(after)}
      </ins>
    </span>
  );
}

const Percent = ({ value }: { readonly value: number | null }) =>
  value === null ? '–' : `${value > 0 ? '+' : ''}${formatPercent(value, language())}`;

function Margins({ line: { marginBefore, marginAfter } }: { readonly line: PriceChangeLine }) {
  const textOf = (margin: number | null) => (margin === null ? '–' : formatPercent(margin, language()));
  if (marginAfter === null || marginAfter === marginBefore)
    return <span className="sj-t2">{textOf(marginBefore)}</span>;
  return (
    <span className="adm-price-move">
      <span className="sj-t3">{`${textOf(marginBefore)} →`}</span>
      <b className={marginAfter < 0 ? 'adm-import-wrong' : undefined}>{textOf(marginAfter)}</b>
    </span>
  );
}

const TONES: Readonly<Record<Exclude<PriceChangeLine['outcome'], 'change'>, BadgeTone>> = {
  same: 'grey',
  faulty: 'error',
  excluded: 'outline',
  changed: 'soft',
  left_out: 'outline',
  moved: 'error',
  undone: 'outline',
  kept: 'warn',
};

function Remarks({ line: { outcome, error, warning } }: { readonly line: PriceChangeLine }) {
  return (
    <span className="adm-price-remarks">
      {warning && <Badge tone="warn">{t(`priceLineWarning.${warning}`)}</Badge>}
      {error ? (
        <span className="adm-import-error">{t(`priceLineError.${error}`)}</span>
      ) : (
        outcome !== 'change' && <Badge tone={TONES[outcome]}>{t(`priceLineOutcome.${outcome}`)}</Badge>
      )}
    </span>
  );
}
