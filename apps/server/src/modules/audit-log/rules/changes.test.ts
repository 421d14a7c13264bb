import { adminSettings, contract, type Route } from '@sjaj/contract';
import { auditChoiceText, auditFieldLabel } from '@sjaj/i18n/server';
import { expect, it } from 'vitest';
import { ZodArray, ZodDefault, ZodEnum, ZodNullable, ZodObject, ZodOptional } from 'zod';
import { changesOf, excerptOf, referencesOf } from './changes.ts';

const READER = { language: 'bs', seesCosts: true } as const;

const changesBetween = (before: unknown, after: unknown) =>
  changesOf({ before, after }, READER).map(({ label, before: was, after: is }) => [label, was, is]);

it('names the fields that differ, and no others', () => {
  expect(changesBetween({ title: 'Krpa', order: 1, version: 3 }, { title: 'Krpa', order: 2, version: 4 })).toEqual([
    ['Redoslijed', '1', '2'],
  ]);
});

it('tells texts by their language, positions in lists, and fields that nobody has named', () => {
  expect(changesBetween({ description: { bs: 'Staro' } }, { description: { bs: 'Novo', en: 'New' } })).toEqual([
    ['Opis · Bosanski', 'Staro', 'Novo'],
    ['Opis · Engleski', null, 'New'],
  ]);
  expect(changesBetween(null, { rates: [{ price: 5, strange: 'x' }] })).toEqual([
    ['Cjenovnik 1 · Cijena', null, '5,00\u00A0KM'],
    ['Cjenovnik 1 · strange', null, 'x'],
  ]);
});

it('shows amounts in KM, days and yes or no in the language of the reader', () => {
  expect(
    changesBetween(
      { vpc: 12.5, isActive: true, expectedOn: null },
      { vpc: 1300, isActive: false, expectedOn: '2026-11-24' },
    ),
  ).toEqual([
    ['Veleprodajna cijena (VPC)', '12,50\u00A0KM', '1.300,00\u00A0KM'],
    ['Aktivan', 'Da', 'Ne'],
    ['Očekuje se', null, expect.stringContaining('2026')],
  ]);
});

it('tells that a secret was changed, but never the secret', () => {
  const changes = changesOf(
    { before: { smtpPassword: 'one' }, after: { smtpPassword: 'two', body: { token: 'abc' } } },
    { ...READER, language: 'en' },
  );
  expect(changes).toHaveLength(2);
  expect(JSON.stringify(changes)).not.toMatch(/one|two|abc/);
});

it('leaves out purchase prices for those who may not see them', () => {
  const values = { before: { nc: 5, vpc: 9 }, after: { nc: 6, vpc: 10, confirmedPrices: [{ field: 'nc', price: 6 }] } };
  expect(changesOf(values, READER).map(({ path }) => path)).toContain('nc');
  expect(changesOf(values, { ...READER, seesCosts: false }).map(({ path }) => path)).toEqual(['vpc']);
});

it('cuts long texts and lists for an excerpt', () => {
  const after = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`f${index}`, 'x'.repeat(500)]));
  const excerpt = excerptOf(changesOf({ before: null, after }, READER));
  expect(excerpt).toHaveLength(4);
  expect(excerpt[0]?.after).toHaveLength(161);
});

it('tells other records by their names, and by their numbers where they are gone', () => {
  const values = {
    before: { townId: 78, categoryIds: [3, 8] },
    after: { townId: 12, categoryIds: [3, 9], tagIds: [] },
  };
  const known = new Map([
    ['town 78', 'Zenica'],
    ['category 3', 'Papir'],
    ['category 8', 'Sapuni'],
    ['category 9', 'Krpe'],
  ]);
  expect(referencesOf(values)).toEqual([
    ['town', 78],
    ['category', 3],
    ['category', 8],
    ['town', 12],
    ['category', 3],
    ['category', 9],
  ]);
  const changes = changesOf(values, READER, (entity, id) => known.get(`${entity} ${id}`));
  expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Mjesto', 'Zenica', '12'],
    ['Kategorije', 'Papir, Sapuni', 'Papir, Krpe'],
  ]);
});

it('tells each setting by its name, and choices by their words', () => {
  const { version: _version, ...settings } = adminSettings.update.body.shape;
  const fields = [...Object.keys(settings), ...Object.keys(settings.guestOrders.shape)];
  expect(fields).toContain('openTotal');
  expect(fields.filter((name) => auditFieldLabel('bs', name) === name)).toEqual([]);
  const before = { shopMode: 'closed', debtorsAtCheckout: 'warn', freeShippingAmount: 150 };
  const after = { shopMode: 'open', debtorsAtCheckout: 'stop', freeShippingAmount: 200 };
  expect(changesBetween(before, after)).toEqual([
    ['Ko može kupovati', 'Samo za firme', 'Otvorena za goste i fizička lica'],
    ['Narudžbe firmi s dugom van valute', 'Primaju se, uz napomenu', 'Ne primaju se dok dug nije plaćen'],
    ['Besplatna dostava od iznosa', '150,00\u00A0KM', '200,00\u00A0KM'],
  ]);
});

it('tells the status of an order or a complaint in words; of other records it is what it is', () => {
  const values = { before: { status: 2 }, after: { status: 4 } };
  const [change] = changesOf({ ...values, entity: 'sales_order' }, READER);
  expect([change?.before, change?.after]).toEqual(['Odobrena', 'Predana na dostavu']);
  const [ofComplaint] = changesOf({ ...values, entity: 'complaint' }, READER);
  expect([ofComplaint?.before, ofComplaint?.after]).toEqual(['U obradi', 'Riješeno']);
  expect(changesOf(values, READER)[0]?.after).toBe('4');
});

it('tells the role of a user in words', () => {
  expect(changesBetween({ role: 'buyer' }, { role: 'company_admin' })).toEqual([
    ['Uloga', 'Kupac', 'Administrator firme'],
  ]);
});

/** Fields that say how a request is made; no record has them. */
const OF_REQUESTS = ['list', 'request', 'columns', 'format', 'search', 'isShared', 'mentionIds', 'token', 'version'];

it('names each field of each form of staff', () => {
  const forms = Object.entries(contract).flatMap(([group, calls]) => {
    const { create, update } = calls as { readonly create?: Route; readonly update?: Route };
    return group.startsWith('admin') ? [create?.body, update?.body] : [];
  });
  const fields = new Set(forms.flatMap((form) => (form instanceof ZodObject ? Object.keys(form.shape) : [])));
  expect(fields.size).toBeGreaterThan(150);
  for (const field of OF_REQUESTS) fields.delete(field);
  expect([...fields].filter((name) => auditFieldLabel('bs', name) === name)).toEqual([]);
});

it('tells topics, customers, events and rights in words, several of them too', () => {
  const after = {
    topic: 'returns',
    topics: ['complaints', 'questions'],
    customers: 'all',
    events: ['order.placed', 'order.shipped'],
    relation: 'spare_part',
  };
  expect(changesBetween(null, after).map(([, , is]) => is)).toEqual([
    'Povrat i reklamacije',
    'Reklamacije, Pitanja',
    'Svi kupci',
    'Narudžba poslana, Narudžba predana na dostavu',
    'Rezervni dio',
  ]);
  expect(changesBetween(null, { topic: 'nepoznato' })).toEqual([['Tema', null, 'nepoznato']]);
});

/** Choices that are no words, or whose form shows them unchanged. */
const NO_WORDS = ['entity', 'icon', 'days', 'format'];

const inner = (type: unknown): unknown => {
  if (type instanceof ZodArray) return inner(type.element);
  const isWrapped = type instanceof ZodOptional || type instanceof ZodNullable || type instanceof ZodDefault;
  return isWrapped ? inner(type.unwrap()) : type;
};

const choicesIn = (shape: unknown): readonly (readonly [name: string, values: readonly string[]])[] =>
  shape instanceof ZodObject
    ? Object.entries(shape.shape).flatMap(([name, type]) => {
        const bare = inner(type);
        return bare instanceof ZodEnum ? [[name, bare.options.map(String)] as const] : choicesIn(bare);
      })
    : [];

it('has words for each choice of each form of staff', () => {
  const choices = Object.entries(contract).flatMap(([group, calls]) => {
    const { create, update } = calls as { readonly create?: Route; readonly update?: Route };
    return group.startsWith('admin') ? [...choicesIn(create?.body), ...choicesIn(update?.body)] : [];
  });
  expect(choices.length).toBeGreaterThan(20);
  const raw = choices.flatMap(([name, values]) =>
    values.filter((value) => auditChoiceText('bs', name, value) === undefined).map((value) => `${name}: ${value}`),
  );
  expect(raw.filter((one) => !NO_WORDS.some((name) => one.startsWith(`${name}:`)))).toEqual([]);
});
