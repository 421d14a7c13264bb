import { ArticleForm, type AdminArticle } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { EMPTY_DRAFT, FIELDS, marginOf, copyOf } from './draft.logic.ts';

const form: ArticleForm = {
  code: 'CL-10015',
  catalogNumber: null,
  ean: '3871234567890',
  articleType: 'product',
  brandId: 3,
  categoryIds: [7, 8],
  unitId: 1,
  taxGroupId: 1,
  title: { bs: 'Sredstvo za podove', en: 'Floor cleaner' },
  shortDescription: {},
  description: { bs: 'Za sve podove.' },
  vpc: 1_234.5,
  mpc: 1_444.37,
  nc: 900,
  minimumQuantity: 6,
  packSize: 6,
  netWeightG: 5_000,
  videoUrl: null,
  warrantyMonths: 24,
  isVisibleOnWeb: true,
  disableSelling: false,
  isDiscontinued: false,
  attributeValueIds: [4],
  tagIds: [],
  units: [{ unitId: 2, factor: 12, ean: null }],
  links: [{ code: 'CL-1', relation: 'accessory' }],
  breaks: [{ fromQuantity: 10, price: 1_100.5 }],
};
const article: AdminArticle = {
  ...form,
  id: 1,
  version: 4,
  onHand: 10,
  reserved: 2,
  lowLevel: 5,
  pictures: [],
  linkTitles: { 'CL-1': 'Krpa' },
  slug: 'sredstvo-za-podove',
  createdAt: '2026-11-01T08:00:00Z',
  archivedAt: null,
};

const draft = z.encode(FIELDS, article);

it('converts a read record back unchanged', () => {
  expect(z.decode(FIELDS, draft)).toEqual(form);
  expect(ArticleForm.safeParse(z.decode(FIELDS, draft)).success).toBe(true);
});

it('formats amounts with a decimal comma and parses them back', () => {
  expect(draft.vpc).toBe('1.234,50');
  expect(z.decode(FIELDS, draft).vpc).toBe(1_234.5);
});

it('sends no number for what is none, and the contract rejects it', () => {
  const sent = z.decode(FIELDS, { ...draft, vpc: 'dvanaest', packSize: '1,5', brandId: '' });
  expect([sent.vpc, sent.packSize, sent.brandId]).toEqual([Number.NaN, Number.NaN, null]);
  const { error } = ArticleForm.safeParse(sent);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['brandId', 'vpc', 'packSize']);
});

it('refuses a new article without its required fields', () => {
  const { error } = ArticleForm.safeParse(z.decode(FIELDS, EMPTY_DRAFT));
  expect(error?.issues.map(({ path }) => path[0])).toEqual(
    expect.arrayContaining(['code', 'brandId', 'categoryIds', 'unitId', 'taxGroupId', 'title', 'vpc', 'mpc', 'nc']),
  );
});

it('calculates the margin of a price', () => {
  expect(marginOf('8,90', '5,34')).toBe(40);
  expect(marginOf('5,00', '6,00')).toBe(-20);
  expect(marginOf('', '6,00')).toBeNull();
  expect(marginOf('0', '6,00')).toBeNull();
});

it('copies an article without its codes, hidden', () => {
  const draft = {
    ...EMPTY_DRAFT,
    code: 'CL-1',
    ean: '3871234567890',
    vpc: '12,00',
    tagIds: [3],
    isVisibleOnWeb: true,
    units: [{ unitId: '2', factor: '6', ean: '3871234567891' }],
  };
  expect(copyOf(draft)).toMatchObject({
    code: '',
    ean: '',
    vpc: '12,00',
    tagIds: [3],
    isVisibleOnWeb: false,
    units: [{ unitId: '2', factor: '6', ean: '' }],
  });
});
