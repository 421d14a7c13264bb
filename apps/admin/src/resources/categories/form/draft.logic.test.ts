import { type AdminCategory, CategoryForm } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { draftOf, EMPTY_DRAFT, formOf } from './draft.logic.ts';

const form: CategoryForm = {
  title: { bs: 'Rukavice', en: 'Gloves' },
  description: { bs: 'Za sve poslove.' },
  parentCategoryId: 3,
  order: 20,
  isOnMainPage: true,
};
const category: AdminCategory = {
  ...form,
  id: 9,
  version: 2,
  name: 'Rukavice',
  slug: 'rukavice',
  path: ['Zaštita'],
  articles: 12,
};

it('converts a read record back unchanged', () => {
  expect(formOf(draftOf(category))).toEqual(form);
  expect(CategoryForm.safeParse(formOf(draftOf({ ...category, parentCategoryId: null }))).data?.parentCategoryId).toBe(
    null,
  );
});

it('refuses a category without a name or with an invalid position', () => {
  const { error } = CategoryForm.safeParse(formOf({ ...EMPTY_DRAFT, order: '1,5' }));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['title.bs', 'order']);
});
