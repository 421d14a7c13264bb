import { STORAGE_KEYS } from '@sjaj/app-kit';
import type { Column } from './definition.ts';
import { useStoredState } from './stored-state.ts';

interface StoredColumns {
  readonly shown: readonly string[];
  readonly isDense: boolean;
}

/** The columns that are shown, and what changes them. */
export interface Columns<Row> {
  readonly shown: readonly Column<Row>[];
  readonly isDense: boolean;
  /** Whether they are others than the list begins with. */
  readonly isChosen: boolean;
  readonly toggle: (key: string) => void;
  /** Shows these columns and no others. */
  readonly show: (keys: readonly string[]) => void;
  readonly setDense: (isDense: boolean) => void;
  readonly reset: () => void;
}

/** The columns of a list as this device remembers them. */
export function useColumns<Row>(name: string, columns: readonly Column<Row>[]): Columns<Row> {
  const initial: StoredColumns = {
    shown: columns.flatMap(({ key, offered }) => (offered ? [] : [key])),
    isDense: true,
  };
  const [chosen, choose] = useStoredState<StoredColumns>(
    `${STORAGE_KEYS.listColumns}.${name}`,
    initial,
    isStoredColumns,
  );
  return {
    shown: columns.filter(({ key, locked }) => locked || chosen.shown.includes(key)),
    isDense: chosen.isDense,
    isChosen: columns.some(({ key }) => chosen.shown.includes(key) !== initial.shown.includes(key)),
    show: (keys) => choose({ ...chosen, shown: keys }),
    toggle: (key) => {
      const isShown = chosen.shown.includes(key);
      choose({ ...chosen, shown: isShown ? chosen.shown.filter((one) => one !== key) : [...chosen.shown, key] });
    },
    setDense: (isDense) => choose({ ...chosen, isDense }),
    reset: () => choose(initial),
  };
}

const isStoredColumns = (value: unknown): value is StoredColumns => {
  if (typeof value !== 'object' || value === null) return false;
  const { shown, isDense } = value as Partial<StoredColumns>;
  return Array.isArray(shown) && typeof isDense === 'boolean';
};
