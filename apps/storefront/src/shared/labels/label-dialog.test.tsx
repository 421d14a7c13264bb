import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { LabelDialog } from './label-dialog.tsx';

const server = vi.hoisted(() => ({ sent: [] as unknown[] }));
const user = vi.hoisted(() => ({ canViewPrices: true, companyTitle: 'Hotel' as string | null }));
vi.mock('../api/api.ts', () => ({
  transport: async (_route: unknown, ask: { readonly body: unknown }) => {
    server.sent.push(ask.body);
    return { data: new Blob(['%PDF-']) };
  },
}));
vi.mock('../session/profile.ts', () => ({ useProfile: () => ({ userData: user }) }));
vi.mock('../texts/t.ts', () => ({ t: (key: string) => key, language: () => 'en' }));

beforeEach(() => {
  server.sent = [];
  Object.assign(user, { canViewPrices: true, companyTitle: 'Hotel' });
  URL.createObjectURL = () => 'blob:labels';
  URL.revokeObjectURL = () => undefined;
});

function show() {
  const onClose = vi.fn();
  const shown = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <LabelDialog source={{ kind: 'savedCart', id: 7 }} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { ...shown, onClose };
}

it.each([
  ['a4_24', 20],
  ['a4_14', 14],
])('%s: asks for no price unless it is ticked, and begins at %i of what is typed', async (sheet, start) => {
  const { user: person, onClose } = show();
  const field = screen.getByLabelText('articleLabels.start');
  await person.clear(field);
  await person.type(field, '20');
  await person.selectOptions(screen.getByLabelText('articleLabels.sheet'), sheet);
  await person.click(screen.getByRole('button', { name: 'articleLabels.make' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const facts = ['values', 'code', 'partNumber', 'quantity'];
  const source = { kind: 'savedCart', id: 7 };
  expect(server.sent).toEqual([{ source, sheet, symbol: 'barcode', facts, start }]);
});

it('offers neither a price to who sees none, nor part numbers to who has no company', () => {
  Object.assign(user, { canViewPrices: false, companyTitle: null });
  show();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  expect(screen.queryByLabelText('articleLabels.price')).toBeNull();
  expect(screen.queryByLabelText('articleLabels.partNumber')).toBeNull();
});
