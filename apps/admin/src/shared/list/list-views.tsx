import { IconPlus, IconX } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { classNames, CountPill } from '@sjaj/ui';
import { formatNumber } from '@sjaj/domain';
import { addressOf, searchText } from '../page/address.ts';
import { t } from '../texts/t.ts';
import type { ListQuery, ListDefinition } from './definition.ts';
import { isNarrowed } from './list-state.logic.ts';
import { SaveView } from './save-view.tsx';
import { useSavedViews } from './saved-views.ts';

interface ListViewsProps<Row extends { readonly id: number }> {
  readonly list: ListDefinition<Row>;
  readonly ask: ListQuery;
  /** How many rows the present view has, as far as it is known. */
  readonly total: number | undefined;
  readonly onChoose: (view: string) => void;
}

const NOTHING = () => ({});

/** The tabs of a list: what the house looks at often, and what somebody has saved on this device. */
export function ListViews<Row extends { readonly id: number }>({ list, ask, total, onChoose }: ListViewsProps<Row>) {
  // A list keeps its hook, or none, for the life of the page.
  const useCounts = list.useCounts ?? NOTHING;
  const counts: Readonly<Record<string, number>> = useCounts();
  const navigate = useNavigate();
  const here = searchText(useSearch({ strict: false }));
  const saved = useSavedViews(list.name);
  const isSaved = saved.views.some(({ search }) => search === here);
  const countOf = (key: string) => counts[key] ?? (key === ask.view && !isNarrowed(ask) ? total : undefined);
  return (
    <nav className="adm-views" aria-label={t('list.savedViews')}>
      {list.views.map(({ key, title, isWaiting }) => {
        const count = countOf(key);
        return (
          <button
            key={key}
            type="button"
            aria-current={key === ask.view && !isSaved ? 'true' : undefined}
            onClick={() => onChoose(key)}
          >
            {t(title)}
            {count !== undefined && (
              <CountPill tone={isWaiting && count > 0 ? 'accent' : 'grey'}>{formatNumber(count)}</CountPill>
            )}
          </button>
        );
      })}
      {saved.views.map((view) => (
        <span key={view.name} className={classNames('adm-view-saved', view.search === here && 'adm-view-on')}>
          <button
            type="button"
            aria-current={view.search === here ? 'true' : undefined}
            onClick={() => void navigate({ to: '.', search: addressOf(`/${view.search}`).search })}
          >
            {view.name}
          </button>
          {view.search === here && (
            <button
              type="button"
              aria-label={`${t('list.deleteView')}: ${view.name}`}
              onClick={() => saved.remove(view.name)}
            >
              <IconX size={14} aria-hidden="true" />
            </button>
          )}
        </span>
      ))}
      {here !== '' && !isSaved && (isNarrowed(ask) || ask.sort) && (
        <SaveView
          icon={<IconPlus size={16} aria-hidden="true" />}
          onSave={(name) => saved.add({ name, search: here })}
        />
      )}
    </nav>
  );
}
