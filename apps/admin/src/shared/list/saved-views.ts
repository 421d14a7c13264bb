import { STORAGE_KEYS } from '@sjaj/app-kit';
import { useStoredState } from './stored-state.ts';

/** A view that somebody has saved: its name, and the search of its address. */
interface SavedView {
  readonly name: string;
  readonly search: string;
}

const MOST_VIEWS = 12;

/** The views that this device remembers for a list; one of the same name is replaced. */
export function useSavedViews(list: string) {
  const [views, choose] = useStoredState<readonly SavedView[]>(`${STORAGE_KEYS.listViews}.${list}`, [], areViews);
  const without = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    add: (view: SavedView) => choose([...without(view.name), view].slice(-MOST_VIEWS)),
    remove: (name: string) => choose(without(name)),
  };
}

const areViews = (value: unknown): value is readonly SavedView[] => Array.isArray(value) && value.every(isView);

const isView = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, search } = value as Partial<SavedView>;
  return typeof name === 'string' && typeof search === 'string';
};
