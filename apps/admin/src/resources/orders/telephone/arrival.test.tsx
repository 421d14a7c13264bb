import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { Cart, CheckoutOptions, DeliveryOption } from '@sjaj/contract';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../../shared/api/query-client.ts';
import type { OrderCalls } from './order-calls.ts';
import { OrderDetails } from './order-details.tsx';
import { EMPTY_ORDER } from './telephone-order.logic.ts';

const totals = { postage: 0, discount: 0, net: 10, vat: 1.7, total: 11.7 };
const day = (on: string) => ({ from: on, to: on });
const option = (method: DeliveryOption['method'], arrives: DeliveryOption['arrives']): DeliveryOption => ({
  method,
  expressPostId: null,
  pickupPlaceId: null,
  title: method,
  place: null,
  daysFrom: 1,
  daysTo: 2,
  arrives,
  totals,
});
const address = (id: number, townId: number) => ({
  id,
  title: `Skladište ${id}`,
  contactPerson: 'Amra',
  phone: '033 111 222',
  street: 'Zmaja od Bosne 1',
  townId,
  town: `Mjesto ${townId}`,
  postalCode: '71000',
  countryId: 1,
  country: 'Bosna i Hercegovina',
  note: null,
  isDefault: id === 1,
  isPreferred: false,
  version: 1,
});

const options = (arrives: DeliveryOption['arrives']): CheckoutOptions => ({
  cartVersion: 1,
  addresses: [address(1, 11), address(2, 12)],
  delivery: [option('own', arrives), option('express', arrives)],
  cutOff: { on: '2026-11-23', hour: 12, isToday: true },
  paymentTypes: [1],
  terms: { id: 1, title: '1', acceptedOn: null },
  isBlocked: false,
  paymentTermDays: 30,
  remembered: null,
});
/** Of the towns: the days on which own delivery comes. */
const DAYS: Readonly<Record<number, string>> = { 11: '2026-11-24', 12: '2026-11-26' };

const read = vi.fn(async ({ query: { townId } }: { readonly query: { readonly townId: number } }) => ({
  data: { methods: [{ method: 'own', days: day(DAYS[townId] ?? '') }], routeTown: null },
}));
const calls = { companyId: 5, deliveryDays: { read } } as unknown as OrderCalls;

const show = (addressId: number, delivery: string, arrives: DeliveryOption['arrives']) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <OrderDetails
        calls={calls}
        cart={{ cartItems: [] } as unknown as Cart}
        options={options(arrives)}
        draft={{ ...EMPTY_ORDER, addressId, delivery, paymentTypeId: 1 }}
        missing={[]}
        onChange={() => undefined}
      />
    </QueryClientProvider>,
  );

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

it('own delivery arrives on the day of the chosen address, not of the first', async () => {
  show(2, 'own-0', day('2026-11-24'));
  expect((await screen.findByRole('status')).textContent).toMatch(/26/);
});

it('a carrier arrives on its own day, wherever the address is', async () => {
  show(2, 'express-0', day('2026-11-25'));
  expect((await screen.findByRole('status')).textContent).toMatch(/25/);
});

it('names no day where a line is short', async () => {
  show(2, 'own-0', null);
  expect((await screen.findByRole('status')).textContent).toMatch(/not in stock/);
});
