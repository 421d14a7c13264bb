import type { RefObject } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { addressOf } from '../page/address.ts';
import { useSingleKeys } from '../keys/single-keys.ts';

interface ListKeys {
  /** What holds search and rows. */
  readonly box: RefObject<HTMLElement | null>;
  readonly createHref: string | undefined;
}

/** The first thing in a row that leads somewhere. */
const ENTRY = 'a[href], .mail-open';

/** A list by keys: `/` searches, N adds, J and K go down and up the rows, X chooses the row. */
export function useListKeys({ box, createHref }: ListKeys): void {
  const navigate = useNavigate();
  const rows = () => [...(box.current?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])];
  const rowNow = () => document.activeElement?.closest('tr') ?? null;
  const step = (by: 1 | -1) => {
    const all = rows();
    const at = all.findIndex((row) => row === rowNow());
    const next = all[at < 0 ? (by === 1 ? 0 : all.length - 1) : at + by];
    next?.querySelector<HTMLElement>(ENTRY)?.focus();
  };
  useSingleKeys({
    '/': () => {
      const search = box.current?.querySelector<HTMLInputElement>('input[type="search"]');
      search?.focus();
      search?.select();
      return Boolean(search);
    },
    n: createHref === undefined ? undefined : () => void navigate(addressOf(createHref)),
    j: () => step(1),
    k: () => step(-1),
    x: () => rowNow()?.querySelector<HTMLInputElement>('.adm-tick input')?.click(),
  });
}
