import type { ArticleForm } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { checkGrid, copiedForm, titleOfMember, valuesWith } from './rules.ts';

/** Sizes 1 and 2, colours 11 and 12. */
const SIZE = 100;
const COLOUR = 200;
const axisOf = new Map([
  [1, SIZE],
  [2, SIZE],
  [11, COLOUR],
  [12, COLOUR],
]);
const member = (valueIds: number[], id: number | null = null) => ({
  valueIds,
  code: 'A-1',
  ean: null,
  vpc: 10,
  article: id === null ? null : { id, version: 1 },
});
const check =
  (members: ReturnType<typeof member>[], attributeIds = [SIZE, COLOUR]) =>
  () =>
    checkGrid(7, { attributeIds, members, confirmedPrices: [] }, axisOf);

describe('a grid', () => {
  it('has one value of each axis for each member, in the order of the axes', () => {
    expect(check([member([1, 11], 7), member([2, 11])])).not.toThrow();
    for (const wrong of [[1], [11, 1], [1, 2], [1, 99]])
      expect(check([member([1, 12], 7), member(wrong)])).toThrow('articles.variation_value_missing');
  });
  it('has each combination once, and the edited article', () => {
    expect(check([member([1, 11], 7), member([1, 11])])).toThrow('articles.variation_repeated');
    expect(check([member([1, 11], 8)])).toThrow('articles.variation_without_itself');
  });
  it('without axes has no members', () => {
    expect(check([], [])).not.toThrow();
    expect(check([member([], 7)], [])).toThrow('articles.variation_value_missing');
  });
});

it('replaces the values of the axes and keeps all others', () => {
  expect(
    valuesWith({ attributeValueIds: [1, 55, 11] }, member([2, 12]), { attributeIds: [SIZE, COLOUR], axisOf }),
  ).toEqual([55, 2, 12]);
});

describe('the title of a copy', () => {
  it('has the new value in the place of the old one, or at its end', () => {
    const value = (to: string, from?: string) => ({
      from: from === undefined ? undefined : { bs: from },
      to: { bs: to },
    });
    expect(titleOfMember({ bs: 'Rukavice M plave' }, [value('L', 'M')])).toEqual({ bs: 'Rukavice L plave' });
    expect(titleOfMember({ bs: 'Rukavice', en: 'Gloves' }, [value('L', 'M')])).toEqual({
      bs: 'Rukavice L',
      en: 'Gloves L',
    });
    expect(titleOfMember({ bs: 'Rukavice 5 L' }, [value('10 L', '5 L')])).toEqual({ bs: 'Rukavice 10 L' });
  });
});

it('copies an article hidden, at its own price, without what is one article’s alone', () => {
  const form = {
    vpc: 10,
    mpc: 11.7,
    breaks: [
      { fromQuantity: 10, price: 9 },
      { fromQuantity: 50, price: 4 },
    ],
    units: [{ unitId: 1, factor: 6, ean: '12345678' }],
    links: [{ code: 'X', relation: 'accessory' }],
    catalogNumber: 'K-1',
    isVisibleOnWeb: true,
  } as unknown as ArticleForm;
  const copy = copiedForm(form, { member: { ...member([1]), vpc: 5 }, attributeValueIds: [1], title: { bs: 'X' } });
  expect(copy).toMatchObject({
    vpc: 5,
    mpc: 5.85,
    breaks: [{ fromQuantity: 50, price: 4 }],
    units: [{ ean: null }],
    links: [],
    catalogNumber: null,
    isVisibleOnWeb: false,
  });
});
