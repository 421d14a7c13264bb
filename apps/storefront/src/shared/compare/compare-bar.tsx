import '../page/screen-bars.css';
import { IconScale, IconX } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Button, ButtonLink, classNames, IconButton, Picture } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { placeholderAddress } from '../article/placeholder.ts';
import { useFocusSuccessor } from '../page/use-focus-successor.ts';
import { t } from '../texts/t.ts';
import { setCompared } from './compare-choice.ts';
import { compareAddress, LEAST_COMPARED, MOST_COMPARED } from './compare-choice.logic.ts';
import styles from './compare-bar.module.css';

const chosenQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['compared', ids],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await api.articles.recentlyViewed({ body: { articleIds: [...ids] } }, { signal })).data,
  });

interface CompareBarProps {
  readonly ids: readonly number[];
  readonly raised: boolean;
}

/** The chosen articles as pictures, with the way to their comparison. */
export function CompareBar({ ids, raised }: CompareBarProps) {
  const { data: cards = [] } = useQuery(chosenQuery(ids));
  const isEnough = ids.length >= LEAST_COMPARED;
  const keepFocus = useFocusSuccessor('button');
  const leave = (left: readonly number[]): void => {
    if (left.length === 0) focusToggle(ids);
    setCompared(left);
  };
  return (
    <section
      className={classNames(styles['bar'], raised && styles['raised'])}
      aria-label={t('compare.title')}
      data-bar="bottom"
      onFocus={keepFocus}
    >
      <ul className={styles['chosen']}>
        {ids.map((id) => {
          const card = cards.find((one) => one.id === id);
          const label = t('compare.remove', { title: card?.title ?? '' });
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={label}
                title={label}
                onClick={() => leave(ids.filter((other) => other !== id))}
              >
                <Picture
                  src={card?.highlightedImageUrl ?? null}
                  placeholder={placeholderAddress(card?.placeholder ?? 'box')}
                  size={40}
                />
                <IconX size={12} aria-hidden="true" className={styles['cross']} />
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles['hint']} aria-live="polite">
        {isEnough
          ? t('compare.chosen', { count: ids.length, maximum: MOST_COMPARED })
          : t('compare.chooseMore', { maximum: MOST_COMPARED })}
      </p>
      {isEnough ? (
        <ButtonLink size="sm" href={compareAddress(ids)} icon={<IconScale size={16} aria-hidden="true" />}>
          {t('article.compare')}
        </ButtonLink>
      ) : (
        <Button size="sm" disabled icon={<IconScale size={16} aria-hidden="true" />}>
          {t('article.compare')}
        </Button>
      )}
      <IconButton label={t('compare.clear')} icon={<IconX size={18} />} onClick={() => leave([])} />
    </section>
  );
}

/** The bar goes with its last article: the keyboard goes on where the newest of them was chosen, or in the page's content. */
function focusToggle(ids: readonly number[]): void {
  const toggles = ids.map((id) => document.querySelector<HTMLElement>(`[data-compares="${id}"]`));
  const next = toggles.findLast((toggle) => toggle !== null) ?? document.getElementById('content');
  next?.focus({ preventScroll: true });
}
