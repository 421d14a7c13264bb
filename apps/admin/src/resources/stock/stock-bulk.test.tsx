import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { StockRow } from '@sjaj/contract';
import { Toaster } from '@sjaj/ui';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../shared/api/query-client.ts';
import { StockBulk } from './stock-bulk.tsx';

const rowOf = (id: number, lowLevel: number, followsShopLevel: boolean): StockRow => ({
  id,
  code: `S-${id}`,
  title: `Soap ${id}`,
  brand: 'Kap',
  unit: 'pcs',
  imageUrl: null,
  placeholder: 'soap',
  onHand: 10,
  reserved: 0,
  available: 10,
  backOrdered: 0,
  lowLevel,
  followsShopLevel,
  shortage: 0,
  expectedOn: id === 2 ? '2030-01-07' : null,
  version: 4,
});
const ROWS = [rowOf(1, 5, true), rowOf(2, 8, false), rowOf(3, 20, false)];

let sent: unknown[] = [];
const onDone = vi.fn();

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});
beforeEach(() => {
  sent = [];
  onDone.mockClear();
  vi.stubGlobal('fetch', async (url: RequestInfo, { body }: RequestInit = {}) => {
    const id = Number(/stock\/(\d+)/.exec(String(url))?.[1]);
    const form = JSON.parse(String(body));
    sent.push([id, form]);
    const data = { ...ROWS.find((row) => row.id === id), ...form, version: form.version + 1 };
    return new Response(JSON.stringify({ data, info: null }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const { user } = renderUi(
    <QueryClientProvider client={queryClient}>
      <StockBulk rows={ROWS} reload={vi.fn()} replace={vi.fn()} onDone={onDone} />
      <Toaster />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Set the low level' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Set the low level: 3?' })) };
}

it('sets the low level of those that have another one, and takes it back with the level of before', async () => {
  const { user, dialog } = await open();
  await user.type(dialog.getByRole('textbox'), '20');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([
    [1, { lowLevel: 20, expectedOn: null, version: 4 }],
    [2, { lowLevel: 20, expectedOn: '2030-01-07', version: 4 }],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As before: 2', { selector: 'b' })).toBeTruthy();
  expect(sent.slice(2)).toEqual([
    [1, { lowLevel: null, expectedOn: null, version: 5 }],
    [2, { lowLevel: 8, expectedOn: '2030-01-07', version: 5 }],
  ]);
});

it('gives them the level of the shop, and asks for a number otherwise', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(sent).toEqual([]);
  expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await user.click(dialog.getByRole('checkbox', { name: 'The level of the shop' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([
    [2, { lowLevel: null, expectedOn: '2030-01-07', version: 4 }],
    [3, { lowLevel: null, expectedOn: null, version: 4 }],
  ]);
});
