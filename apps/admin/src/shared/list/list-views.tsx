import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconRefresh } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ListView } from '@sjaj/contract';
import { countText, CountPill } from '@sjaj/ui';
import { addressOf, searchText } from '../page/address.ts';
import { t } from '../texts/t.ts';
import type { ListQuery, ListDefinition } from './definition.ts';
import { isNarrowed, searchFor } from './list-state.logic.ts';
import { SaveView } from './save-view.tsx';
import { SavedViewTab } from './saved-view-tab.tsx';
import { isShown, type Shown, useSavedViews } from './saved-views.ts';
import type { Columns } from './use-columns.ts';

interface ListViewsProps<Row extends { readonly id: number }> {
  readonly list: ListDefinition<Row>;
  readonly query: ListQuery;
  readonly columns: Columns<Row>;
  /** How many rows the present view has, as far as it is known. */
  readonly total: number | undefined;
  readonly onChoose: (view: string) => void;
}

const NOTHING = () => ({});

/** The tabs of a list: what the whole house looks at often, and what somebody has saved. */
export function ListViews<Row extends { readonly id: number }>(props: ListViewsProps<Row>) {
  const { list, query, columns, total, onChoose } = props;
  // A list keeps its hook, or none, for the life of the page.
  const useCounts = list.useCounts ?? NOTHING;
  const counts: Readonly<Record<string, number | undefined>> = useCounts();
  const comesLater = (key: string): boolean =>
    list.useCounts !== undefined && (key in counts || Object.keys(counts).length === 0);
  const saved = useSavedViewTabs(props);
  const { current, shown } = saved;
  const tabs = useRef<HTMLElement>(null);
  const shownTab = current ? `saved ${current.id}` : query.view;
  // More tabs than fit are one line that scrolls: the chosen one stays in sight, also when those that are saved come.
  useEffect(() => {
    // In the next frame: the router puts the line back to where it was when it has drawn the view.
    const frame = requestAnimationFrame(() => {
      const chosen = tabs.current?.querySelector('.adm-view-on') ?? tabs.current?.querySelector('[aria-current]');
      chosen?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [shownTab, saved.views.length]);
  const isCounted = (key: string): boolean => key === query.view && !isNarrowed(query);
  const countOf = (key: string) => counts[key] ?? (isCounted(key) ? total : undefined);
  return (
    <nav ref={tabs} className="adm-views" aria-label={t('list.savedViews')}>
      {list.views.map(({ key, title, isWaiting }) => {
        const count = countOf(key);
        return (
          <button
            key={key}
            type="button"
            aria-current={key === query.view && !current ? 'true' : undefined}
            onClick={() => {
              saved.leave();
              onChoose(key);
            }}
          >
            {t(title)}
            {count !== undefined ? (
              <CountPill tone={isWaiting && count > 0 ? 'accent' : 'grey'}>
                {countText(count, list.countsUpTo)}
              </CountPill>
            ) : (
              // The tabs beside it would move, and break into another line, when the number comes.
              (comesLater(key) || isCounted(key)) && <span className="adm-count-room" />
            )}
          </button>
        );
      })}
      {saved.views.map((view) => (
        <SavedViewTab
          key={view.id}
          view={view}
          shown={shown}
          isCurrent={view.id === current?.id}
          onChoose={() => saved.open(view)}
        />
      ))}
      {saved.hasFailed && (
        <button type="button" onClick={saved.reload}>
          <IconRefresh size={16} aria-hidden="true" />
          {t('list.viewsFailed')}
        </button>
      )}
      {(isNarrowed(query) || query.sort || columns.isChosen) && !(current && isShown(current, shown)) && (
        <SaveView list={list.name} shown={shown} />
      )}
    </nav>
  );
}

/** The saved views of a list, the one that is shown, and what opens one. A list that is opened without a question opens with its default view. */
function useSavedViewTabs<Row extends { readonly id: number }>({ list, query, columns }: ListViewsProps<Row>) {
  const navigate = useNavigate();
  const saved = useSavedViews(list.name);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const views = saved.data ?? [];
  const shown: Shown = {
    search: searchText(searchFor({ ...query, page: 1 }, list)),
    columns: columns.shown.map(({ key }) => key),
  };
  const open = (view: ListView, replace = false): void => {
    setChosenId(view.id);
    columns.show(view.columns);
    void navigate({ to: '.', search: addressOf(`/${view.search}`).search, replace });
  };
  const mayOpenDefault = useRef(shown.search === '');
  const openDefault = useEffectEvent((view: ListView | undefined) => {
    if (view && mayOpenDefault.current && shown.search === '') open(view, true);
    mayOpenDefault.current = false;
  });
  const { data } = saved;
  useEffect(() => {
    if (data) openDefault(data.find(({ isDefault }) => isDefault));
  }, [data]);
  const leave = (): void => setChosenId(null);
  return {
    views,
    shown,
    // What was changed since a view was chosen still belongs to it, until another is.
    current: views.find(({ id }) => id === chosenId) ?? views.find((view) => isShown(view, shown)),
    open,
    leave,
    hasFailed: saved.isError && !data,
    reload: () => void saved.refetch(),
  };
}
