import { useEffect, useState } from 'react';
import { IconScale } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import { isRefused } from '@sjaj/client';
import { Breadcrumbs, ButtonLink, EmptyState, Notice, PageTitle, Skeleton, Switch } from '@sjaj/ui';
import { articleQuery } from '../../shared/article/article-query.ts';
import { setCompared, useCompared } from '../../shared/compare/compare-choice.ts';
import { compareAddress, comparedIds, LEAST_COMPARED } from '../../shared/compare/compare-choice.logic.ts';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { useFocusSuccessor } from '../../shared/page/use-focus-successor.ts';
import { PrintButton } from '../../shared/page/print-button.tsx';
import { PrintHead } from '../../shared/print/print-head.tsx';
import { t } from '../../shared/texts/t.ts';
import styles from './compare.module.css';
import { CompareTable } from './compare-table.tsx';

/** Two to four articles side by side: those of the address, else those that this device has chosen. */
export function ComparePage() {
  const chosen = useCompared();
  const search = useSearch({ strict: false });
  const named = namedIds({ ...search });
  const ids = named.length > 0 ? named : chosen;
  const address = compareAddress(ids);
  usePageTitle(t('compare.title'));
  useEffect(() => {
    // A link that somebody has sent is the choice of this device from now on.
    const shared = comparedIds(address.split('=')[1]);
    if (shared.length > 0) setCompared(shared);
  }, [address]);
  return (
    <>
      <PrintHead />
      <Breadcrumbs trail={[{ title: t('frame.home'), href: '/' }, { title: t('compare.title') }]} />
      {ids.length === 0 ? <NothingChosen /> : <Comparison ids={ids} />}
    </>
  );
}

/** A single id comes as a number. */
function namedIds({ ids }: Readonly<Record<string, unknown>>): readonly number[] {
  return typeof ids === 'string' || typeof ids === 'number' ? comparedIds(String(ids)) : [];
}

function NothingChosen() {
  return (
    <EmptyState
      page
      icon={<IconScale size={28} />}
      title={t('compare.empty')}
      text={t('compare.emptyHint')}
      actions={<ButtonLink href="/new-articles">{t('compare.toProducts')}</ButtonLink>}
    />
  );
}

function Comparison({ ids }: { readonly ids: readonly number[] }) {
  const navigate = useNavigate();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const keepFocus = useFocusSuccessor('[data-remove]');
  const answers = useQueries({ queries: ids.map(articleQuery) });
  const articles = answers.flatMap(({ data }) => data ?? []);
  const isLoading = answers.some(({ isPending, error }) => isPending && !error);
  const remove = (id: number): void => {
    const rest = ids.filter((other) => other !== id);
    setCompared(rest);
    void navigate({ href: rest.length > 0 ? compareAddress(rest) : '/compare', replace: true, resetScroll: false });
  };
  const gone = ids.filter((_, place) => isRefused(answers[place]?.error));
  const lost = answers.find(({ error, data }) => error && !data && !isRefused(error));
  return (
    <>
      <PageTitle
        title={t('compare.title')}
        actions={
          <span className={styles['actions']}>
            <Switch
              label={t('compare.onlyDifferences')}
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
            />
            <PrintButton />
          </span>
        }
      />
      {gone.map((id) => (
        <Notice key={id} tone="warn">
          {t('compare.gone')}{' '}
          <button type="button" className="sj-link" onClick={() => remove(id)}>
            {t('action.remove')}
          </button>
        </Notice>
      ))}
      {lost && <PanelFailed error={lost.error} onRetry={() => answers.forEach(({ refetch }) => void refetch())} />}
      {articles.length === 1 && !isLoading && ids.length < LEAST_COMPARED && (
        <Notice tone="info">{t('compare.emptyHint')}</Notice>
      )}
      <div onFocus={keepFocus}>
        {isLoading ? (
          <Skeleton height={480} />
        ) : (
          articles.length > 0 && (
            <CompareTable articles={articles} onlyDifferences={onlyDifferences} onRemove={remove} />
          )
        )}
      </div>
    </>
  );
}
