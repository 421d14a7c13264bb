import { screen } from '@testing-library/react';
import { ORDER_STATUS as S, type Order } from '@sjaj/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { OrderTimeline } from './order-timeline.tsx';

// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key, language: () => 'en' }));

const stepsOf = (deliveryMethod: Order['deliveryMethod'], ...statuses: readonly Order['status'][]): string => {
  const history = statuses.map((to, index) => ({ to, from: statuses[index - 1] ?? null, at: '2026-11-21T17:40:00Z' }));
  const order = { deliveryMethod, history, status: statuses.at(-1), waitsFor: null, confirmEmailBy: null };
  renderUi(<OrderTimeline order={order as unknown as Order} />);
  return screen.getByRole('list').textContent;
};

it('says that the goods were handed over, and then delivered', () => {
  expect(stepsOf('own', S.created, S.approved)).toMatch(
    /orderStatus\.approved.*orderStatus\.handed_over.*stepDelivered/,
  );
});

it('ends with the pickup where the goods are picked up', () => {
  const steps = stepsOf('pickup', S.created, S.approved);
  expect(steps).toMatch(/orderStatus\.approved.*orders\.stepPickedUp/);
  expect(steps).not.toContain('stepDelivered');
});
