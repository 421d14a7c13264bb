import './tree.css';
import { useState } from 'react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { AdminCategory } from '@sjaj/contract';
import { Breadcrumbs, ButtonLink, EmptyState, PageTitle, Panel, Skeleton } from '@sjaj/ui';
import { IconCategory } from '@tabler/icons-react';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { TreeRowItem } from './tree-row.tsx';
import { type Drop, dropPlace, movesOf, type Place } from './tree.logic.ts';

const treeQuery = queryOptions({
  queryKey: ['categories', 'tree'],
  queryFn: async ({ signal }) => (await api.categories.tree({ signal })).data,
});

interface Moving {
  readonly id: number;
  readonly place: Place;
}

/** The whole tree of categories, moved by dragging, by buttons or by Alt and the arrow keys. Each move is saved at once. */
export function TreePage() {
  const { data: rows, error, refetch } = useQuery(treeQuery);
  return (
    <>
      <Breadcrumbs
        trail={[{ href: '/categories', title: t('resource.categories') }, { title: t('categories.tree') }]}
      />
      <PageTitle title={t('categories.tree')} note={t('categories.treeHint')} />
      {error && <FailureState error={error} onRetry={() => void refetch()} back="/categories" />}
      {!rows && !error && <Skeleton height={480} radius={12} />}
      {rows && (
        <Panel>
          {rows.length > 0 ? (
            <Tree rows={rows} />
          ) : (
            <EmptyState
              icon={<IconCategory size={28} />}
              title={t('categories.none')}
              actions={<ButtonLink href="/categories/new">{t('categories.new')}</ButtonLink>}
            />
          )}
        </Panel>
      )}
    </>
  );
}

function Tree({ rows }: { readonly rows: readonly AdminCategory[] }) {
  const [dragged, setDragged] = useState<number | null>(null);
  const move = useMutation({
    mutationFn: async ({ id, place }: Moving) => (await api.categories.move({ params: { id }, body: place })).data,
    onSuccess: (tree) => {
      queryClient.setQueryData(treeQuery.queryKey, tree);
      void queryClient.invalidateQueries({ queryKey: ['categories', 'list'] });
      void queryClient.invalidateQueries({ queryKey: ['articles', 'options'] });
    },
    onError: showFailure,
  });
  const placeOf = (drop: Drop): Place | null => (dragged === null ? null : dropPlace(rows, dragged, drop));
  return (
    <ul className="cat-tree" aria-busy={move.isPending}>
      {rows.map((category) => (
        <TreeRowItem
          key={category.id}
          category={category}
          moves={movesOf(rows, category.id)}
          isBusy={move.isPending}
          isDragged={dragged === category.id}
          onDrag={setDragged}
          canDrop={(isInto) => placeOf({ target: category.id, isInto }) !== null}
          onDrop={(isInto) => {
            const place = placeOf({ target: category.id, isInto });
            if (dragged !== null && place) move.mutate({ id: dragged, place });
            setDragged(null);
          }}
          onMove={(place) => move.mutate({ id: category.id, place })}
        />
      ))}
    </ul>
  );
}
