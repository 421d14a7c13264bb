import type { SupplierView } from '@sjaj/contract';
import { feninga } from '@sjaj/domain';
import { expect, it } from 'vitest';
import { factsFor, hoursText } from './rules.ts';

const supplier: SupplierView = {
  legalName: 'Kap & sin d.o.o.',
  shortName: 'Kap',
  jib: '4299000010006',
  pdvNumber: null,
  courtRegistration: null,
  street: 'Rodoč 1',
  postalCode: '88000',
  town: 'Mostar',
  phone: '036 000-200',
  infoPhone: null,
  email: 'info@kap.test',
  webAddress: null,
  accentColour: null,
  logoUrl: null,
};
const season = { days: 'sat', from: '08:00', to: '12:00', months: [6, 10] } as const;
const branches = [{ title: 'Rodoč', workingHours: [{ ...season, months: [6, 10] as [number, number] }] }];

it('are HTML, with links to call and to write', () => {
  const facts = factsFor(
    { supplier, branches, cities: ['Jajce', 'Mostar'], freeDeliveryAmount: feninga(150_00), withdrawalDays: 14 },
    'bs',
  );
  expect(facts).toMatchObject({
    legalName: 'Kap &amp; sin d.o.o.',
    phone: '<a href="tel:036000200">036 000-200</a>',
    email: '<a href="mailto:info@kap.test">info@kap.test</a>',
    address: 'Rodoč 1, 88000 Mostar',
    cities: 'Jajce, Mostar',
    infoPhone: null,
    pdvNumber: null,
  });
  expect(facts.hours).toMatch(/^Rodoč: sub 08:00–12:00 \(jun.*–okt.*\)$/);
  expect(facts.freeDeliveryAmount).toBe('150,00\u00A0KM');
});

it('are null for what the shop does not have, and the setting of the period', () => {
  const facts = factsFor(
    { supplier: null, branches: [], cities: [], freeDeliveryAmount: null, withdrawalDays: 14 },
    'en',
  );
  const { withdrawalDays, ...others } = facts;
  expect(withdrawalDays).toBe('14');
  expect(Object.values(others).every((value) => value === null)).toBe(true);
});

it('name the hours in the language of the reader', () => {
  expect(hoursText({ days: 'mon-fri', from: '07:30', to: '16:00' }, 'en')).toBe('Mon–Fri 07:30–16:00');
  expect(hoursText({ days: 'mon-fri', from: '07:30', to: '16:00' }, 'srCyrl')).toBe('пон–пет 07:30–16:00');
});
