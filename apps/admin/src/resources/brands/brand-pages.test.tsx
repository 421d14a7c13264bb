import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { brandDefinition } from './brand-form.tsx';
import { brandsList } from './brands-list.tsx';
import { brands } from './index.ts';

it('has the three pages of a record, which draw its list and its form', async () => {
  expect(brands.pages.map(({ path, title }) => [path, title])).toEqual([
    ['/brands', 'resource.brands'],
    ['/brands/new', 'brands.new'],
    ['/brands/$id', undefined],
  ]);
  const drawn = await Promise.all(
    brands.pages.map(async ({ load }) => {
      const Page = (await load()) as () => unknown;
      const element = Page();
      return isValidElement(element) ? [element.type, element.props] : null;
    }),
  );
  expect(drawn).toEqual([
    [ListPage, { list: brandsList }],
    [NewRecordPage, { definition: brandDefinition }],
    [EditRecordPage, { definition: brandDefinition }],
  ]);
});
