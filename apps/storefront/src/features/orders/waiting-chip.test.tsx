import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { waitingQuery } from '../../shared/orders/waiting-query.ts';
import { WaitingChip } from './waiting-chip.tsx';

// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../shared/session/profile.ts', () => ({ useProfile: () => ({ userData: { companyId: 1 } }) }));
vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key }));
vi.mock('../../shared/orders/waiting-query.ts', () => ({
  waitingQuery: { queryKey: ['orders', 'waiting'], queryFn: () => 0 },
}));

const shown = (count: number, onPick = () => undefined as void) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(waitingQuery.queryKey, count);
  renderUi(
    <QueryClientProvider client={client}>
      <WaitingChip onPick={onPick} />
    </QueryClientProvider>,
  );
};

it('offers the orders that wait for the user with their number, and nothing where none waits', () => {
  const onPick = vi.fn();
  shown(2, onPick);
  fireEvent.click(screen.getByRole('button', { name: 'approval.waitForYou 2' }));
  expect(onPick).toHaveBeenCalledOnce();
  shown(0);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
