import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { AdminPriceList, PriceListItem } from '@sjaj/contract';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../../shared/api/query-client.ts';
import { ItemsTable } from './items-table.tsx';
import { LastChange } from './last-change.tsx';
import { PercentDialog } from './percent-dialog.tsx';

const SOAP: PriceListItem = {
  id: 7,
  code: 'CL-1',
  title: 'Liquid soap',
  vpc: 10,
  price: 8.8,
  isVisibleOnWeb: true,
  isBelowCost: false,
};
const TOWEL: PriceListItem = { ...SOAP, id: 8, code: 'PA-1', title: 'Paper', price: 10, isBelowCost: true };
const LIST: AdminPriceList = {
  id: 3,
  version: 1,
  name: 'Hotels',
  title: 'Hotels',
  validFrom: null,
  validTo: null,
  isActive: true,
  note: '',
  state: 'in_force',
  articles: 2,
  companies: 1,
  lastChange: null,
};

/** What the shop answers, in turn, and what it was sent. */
let answers: { readonly status: number; readonly body: unknown }[] = [];
let sent: unknown[] = [];

const data = (body: unknown) => ({ status: 200, body: { data: body, info: null, pagedResult: null } });
const refusal = (code: string, errors: readonly unknown[] = []) => ({
  status: 409,
  body: { data: null, info: { code, message: code }, errors },
});
const reload = vi.fn(async () => {});

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

beforeEach(() => {
  reload.mockClear();
  sent = [];
  vi.stubGlobal('fetch', async (_url: unknown, { body }: RequestInit = {}) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : null);
    const answer = answers.shift();
    if (!answer) throw new Error('the shop was asked once more than expected');
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const render = (content: ReactNode) =>
  renderUi(<QueryClientProvider client={queryClient}>{content}</QueryClientProvider>);
const price = (title: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Price in the list: ${title}` });

describe('the table of prices', () => {
  const renderTable = () => render(<ItemsTable listId={3} items={[SOAP, TOWEL]} reload={reload} />);

  it('shows the difference from the list price, and what is wrong with a price', () => {
    renderTable();
    const [soap, towels] = screen.getAllByRole('row').slice(1);
    expect(soap?.textContent).toMatch(/[-−]12\s?%/);
    expect(soap?.textContent).not.toContain('Below cost');
    expect(towels?.textContent).toMatch(/below cost.*Not below list price/i);
  });

  it('saves a typed price with the price that was seen, and moves on by Enter', async () => {
    answers = [data({ ...SOAP, price: 8.5 })];
    const { user } = renderTable();
    await user.type(price('Liquid soap'), '{Control>}a{/Control}8,50{Enter}');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ code: 'CL-1', price: 8.5, seen: 8.8 }]);
    expect(document.activeElement).toBe(price('Paper'));
  });

  it('asks about a price below cost before it is sent again', async () => {
    const doubt = {
      field: 'price',
      code: 'price_below_cost',
      message: 'Below cost.',
      facts: { before: 8.8, after: 1 },
    };
    answers = [refusal('pricing.confirm_first', [doubt]), data({ ...SOAP, price: 1 })];
    const { user } = renderTable();
    await user.type(price('Liquid soap'), '{Control>}a{/Control}1{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Save all the same' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ price: 1, seen: 8.8, confirmedPrices: [{ field: 'price', price: 1 }] });
  });

  it('reloads and shows the saved price where somebody else has changed it', async () => {
    answers = [refusal('records.changed_meanwhile')];
    const { user } = renderTable();
    await user.type(price('Liquid soap'), '{Control>}a{/Control}8,50{Enter}');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(price('Liquid soap').value).toBe('8,80');
  });

  it('sends nothing for what is no price', async () => {
    const { user } = renderTable();
    await user.type(price('Liquid soap'), '{Control>}a{/Control}cheap{Enter}');
    expect(price('Liquid soap').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });
});

describe('a change of all prices', () => {
  it('shows the new prices, and saves what the plan said to be below cost', async () => {
    const plan = {
      changed: 2,
      same: 0,
      belowCost: 1,
      sample: [{ code: 'CL-1', title: 'Liquid soap', before: 8.8, after: 8.58 }],
    };
    answers = [data(plan), data({ ...plan, id: 4 })];
    const onClose = vi.fn();
    const { user } = render(<PercentDialog list={LIST} reload={reload} onClose={onClose} />);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Lower' }));
    await user.type(dialog.getByRole('textbox'), '2,5');
    expect(await dialog.findByText('8,58')).toBeTruthy();
    expect(dialog.getByText('2 prices change.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save all the same' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ percent: -2.5 }, { percent: -2.5, confirmedBelowCost: 1 }]);
  });

  it('asks nothing of the shop for a percentage above 50', async () => {
    const { user } = render(<PercentDialog list={LIST} reload={reload} onClose={vi.fn()} />);
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), '51');
    expect(await dialog.findByText('A percentage from 0,01 to 50')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('the last change of all prices', () => {
  it('is taken back after a question', async () => {
    answers = [data({ restored: 2 })];
    const change = { id: 4, percent: -2.5, prices: 2, byName: 'Ana', at: '2026-11-27T10:00:00.000Z' };
    const { user } = render(<LastChange listId={3} change={change} reload={reload} />);
    expect(screen.getByText(/All prices [-−]2,5\s?%: Ana/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
