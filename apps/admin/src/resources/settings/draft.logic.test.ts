import { type AdminSettings, SettingsForm } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Draft, FIELDS, moved, toggled } from './draft.logic.ts';
import { settingsForm } from './settings-form.ts';

const draftOf = (saved: AdminSettings): Draft => z.encode(FIELDS, saved);
const formOf = (draft: Draft) => z.decode(FIELDS, draft);

const settings: AdminSettings = {
  version: 3,
  shopMode: 'closed',
  cardPaymentsEnabled: true,
  allowOrderingStockZero: false,
  breaksCountVariationsTogether: true,
  debtorsAtCheckout: 'warn',
  staffSecondFactor: 'required',
  newArticleDays: 30,
  withdrawalDays: 14,
  freeShippingEnabled: true,
  freeShippingAmount: 150.5,
  languages: ['bs', 'en'],
  defaultLanguage: 'bs',
  useDefaultLanguage: false,
  consumerShopUrl: null,
  orderMailAddresses: ['prodaja@sjaj.test', 'magacin@sjaj.test'],
  deliveryCities: ['Mostar', 'Široki Brijeg'],
  orderCutOffHour: 13,
  daysOff: ['2026-04-06', '2027-05-17'],
  homeSections: ['tags', 'promotions'],
  guestOrders: {
    lines: 50,
    quantity: 100,
    total: 3_000,
    openOrders: 3,
    openTotal: 5_000.5,
    ordersPerHour: 6,
    confirmHours: 24,
  },
};

it('converts a read record back unchanged', () => {
  const { version: _, ...form } = settings;
  expect(formOf(draftOf(settings))).toEqual(form);
  expect(SettingsForm.safeParse(formOf(draftOf(settings))).success).toBe(true);
});

it('sends invalid values for an invalid number, day or address, which the contract rejects', () => {
  const draft = { ...draftOf(settings), newArticleDays: '0', freeShippingAmount: 'sto', orderMailAddresses: 'ana' };
  const { error } = SettingsForm.safeParse(formOf(draft));
  expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
    'freeShippingAmount',
    'newArticleDays',
    'orderMailAddresses.0',
  ]);
});

it('refuses a limit of guest orders that is not a number or too large', () => {
  const draft = {
    ...draftOf(settings),
    guestOrders: { ...draftOf(settings).guestOrders, lines: 'sve', openTotal: '', confirmHours: '169' },
  };
  const { error } = SettingsForm.safeParse(formOf(draft));
  expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
    'guestOrders.confirmHours',
    'guestOrders.lines',
    'guestOrders.openTotal',
  ]);
});

it('adds and removes members in the order of the shop', () => {
  expect(toggled(['bs', 'hr', 'en'], ['en'], 'bs')).toEqual(['bs', 'en']);
  expect(toggled(['bs', 'hr', 'en'], ['bs', 'en'], 'bs')).toEqual(['en']);
});

it.each([
  ['a', 1, ['b', 'a', 'c']],
  ['c', -1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
] as const)('moves %s by %i', (one, by, result) => {
  expect(moved(['a', 'b', 'c'], one, by)).toEqual(result);
});

it('takes days off as people write them, and rejects a day that does not exist', () => {
  const draft = { ...draftOf(settings), daysOff: '6.4.2026\n 7. 12. 2026. ', orderCutOffHour: '9' };
  expect(formOf(draft)).toMatchObject({ daysOff: ['2026-04-06', '2026-12-07'], orderCutOffHour: 9 });
  const { error } = SettingsForm.safeParse(
    formOf({ ...draft, daysOff: '6. 4. 2026.\n31. 4. 2026.\nsutra', orderCutOffHour: '24' }),
  );
  const paths = new Set(error?.issues.map(({ path }) => path.join('.')));
  expect([...paths].sort()).toEqual(['daysOff.1', 'daysOff.2', 'orderCutOffHour']);
});

it('shows what is wrong at the field where it was typed: the whole text of several entries, the one limit', () => {
  const draft = {
    ...draftOf(settings),
    orderMailAddresses: 'ana@sjaj.test\nana\nivo',
    guestOrders: { ...draftOf(settings).guestOrders, lines: 'sve' },
    languages: ['en' as const],
  };
  expect(Object.keys(settingsForm.errorsOf(draft)).sort()).toEqual([
    'defaultLanguage',
    'guestOrders.lines',
    'orderMailAddresses',
  ]);
  expect(settingsForm.checkedForm(draft)).toBeNull();
});
