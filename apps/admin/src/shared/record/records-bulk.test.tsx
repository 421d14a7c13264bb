import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import { Toaster } from '@sjaj/ui';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../api/query-client.ts';
import type { FoundRows } from '../list/definition.ts';
import type { RecordDefinition } from './record-definition.ts';
import { recordsBulk } from './records-bulk.tsx';

interface Item {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly isActive: boolean;
}

type Form = Pick<Item, 'name' | 'isActive'>;

let stored: Item[] = [];
const reload = vi.fn();
const onDone = vi.fn();

const one = (id: number): Item => {
  const found = stored.find((record) => record.id === id);
  if (!found) throw new Error(`no record ${id}`);
  return found;
};

const definition: RecordDefinition<Item, Form, Form> = {
  home: '/records',
  queryKey: 'records',
  entity: 'record',
  title: 'resource.tabs',
  newTitle: 'articleTabs.new',
  calls: {
    one: async ({ params }) => ({ data: one(params.id) }),
    create: async ({ body }) => {
      const id = 10 + stored.length;
      stored = [...stored, { ...body, id, version: 1 }];
      return { data: one(id) };
    },
    update: async ({ params, body }) => {
      expect(body.version).toBe(one(params.id).version);
      stored = stored.map((record) =>
        record.id === params.id ? { ...record, ...body, version: record.version + 1 } : record,
      );
      return { data: one(params.id) };
    },
    remove: async ({ params }) => {
      if (params.id === 2) throw new CallFailed({ status: 409, code: 'records.in_use', message: 'In use: Brush' });
      stored = stored.filter((record) => record.id !== params.id);
      return {};
    },
  },
  emptyDraft: { name: '', isActive: true },
  draftOf: ({ name, isActive }) => ({ name, isActive }),
  errorsOf: () => ({}),
  checkedForm: (draft) => (draft.name === '' ? null : draft),
  nameOf: ({ name }) => name,
  fieldNames: { name: 'article.name', isActive: 'offer.active' },
  shownValue: () => '',
  main: () => null,
  side: () => null,
  removal: { title: 'articleTabs.new', question: () => '' },
};

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});
beforeEach(() => {
  stored = [
    { id: 1, version: 4, name: 'One', isActive: true },
    { id: 2, version: 1, name: 'Two', isActive: true },
    { id: 3, version: 7, name: 'Three', isActive: false },
  ];
  reload.mockClear();
  onDone.mockClear();
});

function open(found?: FoundRows, isWholeInForm?: true) {
  const load = () => Promise.resolve(definition);
  const Bulk = recordsBulk({ load, switches: 'isActive', ...(isWholeInForm && { isWholeInForm }) });
  return renderUi(
    <QueryClientProvider client={queryClient}>
      <Bulk rows={stored} found={found} reload={reload} replace={() => undefined} onDone={onDone} />
      <Toaster />
    </QueryClientProvider>,
  );
}

const active = () => stored.filter(({ isActive }) => isActive).map(({ id }) => id);

it('switches off what is on, and the undo switches on those alone', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(active()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As before: 2', { selector: 'b' })).toBeTruthy();
  expect(active()).toEqual([1, 2]);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves out a record that its form would refuse, and says so', async () => {
  stored = stored.map((record) => (record.id === 1 ? { ...record, name: '' } : record));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText(/open the record/, { selector: 'b' })).toBeTruthy();
  expect(active()).toEqual([1]);
});

it('takes a deletion back where the form has everything of a record', async () => {
  stored = stored.filter(({ id }) => id !== 2);
  const { user } = open(undefined, true);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^The message that follows can take this back/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(stored).toEqual([]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As before: 2', { selector: 'b' })).toBeTruthy();
  expect(stored.map(({ name, isActive }) => [name, isActive])).toEqual([
    ['One', true],
    ['Three', false],
  ]);
});

it('says of other records that a deletion is final', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^This cannot be undone/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(stored.map(({ id }) => id)).toEqual([2]));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

const QUERY = { page: 1, pageSize: 24, view: 'all', text: '', sort: null, filters: {} } as const;

it('asks before everything that the list finds is switched, with how much that is', async () => {
  const { user } = open({ query: QUERY, total: 3 });
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch off: all 2 found?' }));
  expect(dialog.getByText('The list finds 3 on all its pages. Of them are changed: 2.')).toBeTruthy();
  expect(active()).toEqual([1, 2]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(active()).toEqual([1, 2]);
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(active()).toEqual([]);
});

it('deletes after a question that names them, and offers to switch off what is in use', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 3 records?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three']);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const left = within(await screen.findByRole('dialog', { name: 'In use and not deleted: 1' }));
  expect(left.getByText('In use: Brush')).toBeTruthy();
  expect(stored.map(({ id }) => id)).toEqual([2]);
  await user.click(left.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(active()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(active()).toEqual([2]));
});

it('says what is in use where that is switched off already', async () => {
  stored = stored.map((record) => ({ ...record, isActive: false }));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('In use: Brush', { selector: 'b' })).toBeTruthy();
  expect(onDone).toHaveBeenCalledTimes(1);
});
