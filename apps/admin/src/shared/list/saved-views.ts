import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { ListView } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { t } from '../texts/t.ts';

/** What a list shows: the search of its address, and its columns. */
export interface Shown {
  readonly search: string;
  readonly columns: readonly string[];
}

/** What the form of a view asks for. */
export interface ViewDraft {
  readonly name: string;
  readonly isShared: boolean;
  readonly isDefault: boolean;
}

const savedViewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['list-views', list],
    queryFn: async ({ signal }) => (await api.listViews.ofList({ params: { list } }, { signal })).data,
    // They are the person's own, and hardly ever change.
    staleTime: 300_000,
  });

const reload = (list: string) => queryClient.invalidateQueries({ queryKey: savedViewsQuery(list).queryKey });

/** The views of a list that the member of staff or a colleague has saved. */
export const useSavedViews = (list: string) => useQuery(savedViewsQuery(list));

const columnsEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key) => b.includes(key));

/** Whether the list shows what the view has saved. */
export const isShown = (view: ListView, shown: Shown): boolean =>
  view.search === shown.search && columnsEqual(view.columns, shown.columns);

const choose = (list: string, viewId: number | null) => api.listViews.choose({ params: { list }, body: { viewId } });

/** Saves what the list shows as a new view; resolves with the view. */
export async function addView(
  list: string,
  shown: Shown,
  { isDefault, ...draft }: ViewDraft & { readonly idempotencyKey: string },
): Promise<ListView> {
  const { idempotencyKey, ...form } = draft;
  const body = { list, ...form, search: shown.search, columns: [...shown.columns] };
  const { data } = await api.listViews.create({ body, idempotencyKey });
  if (isDefault) await choose(list, data.id);
  await reload(list);
  return data;
}

/** Saves a view under another name, for others, or with what the list shows now. */
export async function changeView(view: ListView, next: Partial<ViewDraft & Shown>): Promise<void> {
  const { id, list, version } = view;
  const { name = view.name, isShared = view.isShared, search = view.search, isDefault = view.isDefault } = next;
  const columns = [...(next.columns ?? view.columns)];
  try {
    await api.listViews.update({ params: { id }, body: { name, isShared, search, columns, version } });
    if (isDefault !== view.isDefault) await choose(list, isDefault ? id : null);
  } finally {
    // Also after a refusal: the view may have changed on another device.
    await reload(list);
  }
}

/** What is done with a view at once, without a form. */
export function useViewActions(view: ListView) {
  const settle = (run: () => Promise<unknown>) => ({
    mutationFn: run,
    onSuccess: () => showToast({ title: t('sign.saved'), text: view.name }),
    onError: showFailure,
    onSettled: () => reload(view.list),
  });
  const replace = useMutation({
    mutationFn: (shown: Shown) => changeView(view, shown),
    onSuccess: () => showToast({ title: t('sign.saved'), text: view.name }),
    onError: showFailure,
  });
  const toggleDefault = useMutation(settle(() => choose(view.list, view.isDefault ? null : view.id)));
  const remove = useMutation({
    ...settle(() => api.listViews.remove({ params: { id: view.id } })),
    onSuccess: () => showToast({ title: t('list.viewDeleted'), text: view.name }),
  });
  return { replace, toggleDefault, remove };
}
