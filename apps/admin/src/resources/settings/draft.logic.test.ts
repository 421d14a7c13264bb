import { type AdminSettings, SettingsForm } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { draftOf, formOf, toggled } from './draft.logic.ts';

const settings: AdminSettings = {
  version: 3,
  shopMode: 'closed',
  cardPaymentsEnabled: true,
  allowOrderingStockZero: false,
  breaksCountVariationsTogether: true,
  newArticleDays: 30,
  freeShippingEnabled: true,
  freeShippingAmount: 150.5,
  languages: ['bs', 'en'],
  defaultLanguage: 'bs',
  useDefaultLanguage: false,
  consumerShopUrl: null,
  orderMailAddresses: ['prodaja@sjaj.test', 'magacin@sjaj.test'],
  guestOrders: {
    ...{
      lines: 50,
      quantity: 100,
      total: 3_000,
      openOrders: 3,
      openTotal: 5_000.5,
      ordersPerHour: 6,
      confirmHours: 24,
    },
  },
};

it('sends what it has read', () => {
  const { version: _, ...form } = settings;
  expect(formOf(draftOf(settings))).toEqual(form);
  expect(SettingsForm.safeParse(formOf(draftOf(settings))).success).toBe(true);
});

it('sends nothing in the place of what is no number, day or address', () => {
  const draft = { ...draftOf(settings), newArticleDays: '0', freeShippingAmount: 'sto', orderMailAddresses: 'ana' };
  const { error } = SettingsForm.safeParse(formOf(draft));
  expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
    'freeShippingAmount',
    'newArticleDays',
    'orderMailAddresses.0',
  ]);
});

it('sends no bound of guests’ orders that is no number, or too large', () => {
  const draft = { ...draftOf(settings), guestLines: 'sve', guestOpenTotal: '', guestConfirmHours: '169' };
  const { error } = SettingsForm.safeParse(formOf(draft));
  expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
    'guestOrders.confirmHours',
    'guestOrders.lines',
    'guestOrders.openTotal',
  ]);
});

it('puts in and takes out in the order of the shop', () => {
  expect(toggled(['bs', 'hr', 'en'], ['en'], 'bs')).toEqual(['bs', 'en']);
  expect(toggled(['bs', 'hr', 'en'], ['bs', 'en'], 'bs')).toEqual(['en']);
});
