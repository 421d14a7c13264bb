import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../api/query-client.ts';
import { FilterChip } from '../list/filter-chip.tsx';
import { PROFILE_KEY } from '../session/profile-key.ts';
import { useArticleOptions } from './article-options.ts';

let asked: string[] = [];

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: RequestInfo, { body }: RequestInit = {}) => {
    const path = new URL(String(url), 'http://shop.test').pathname;
    asked.push(path);
    const typed = body ? JSON.parse(String(body)).quickSearch : undefined;
    const rows = [
      { id: 4, code: 'PA-4', title: 'Krpa' },
      { id: 5, code: 'PA-5', title: 'Metla' },
    ].filter(({ title }) => typed === undefined || title === typed);
    const one = { id: 9, code: 'PA-9', title: { bs: 'Kanta' } };
    const data = path.endsWith('/9') ? one : rows;
    return new Response(JSON.stringify({ data, info: null, pagedResult: null }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (value: string, capabilities: readonly string[]) => {
  queryClient.setQueryData(PROFILE_KEY, { userData: { staff: { capabilities, companyScope: 'all' } } });
  const onChange = vi.fn();
  const filter = { kind: 'choice', key: 'article', title: 'reportColumn.article', isSearched: true } as const;
  const { user } = renderUi(
    <QueryClientProvider client={queryClient}>
      <FilterChip filter={{ ...filter, useOptions: useArticleOptions }} value={value} onChange={onChange} />
    </QueryClientProvider>,
  );
  return { user, onChange };
};

it('names the chosen article, finds another one, and is removed', async () => {
  const { user, onChange } = show('9', ['viewArticles']);
  await user.click(await screen.findByRole('button', { name: /PA-9 · Kanta$/ }));
  await user.type(screen.getByRole('searchbox'), 'Metla');
  await expect.poll(() => screen.queryByRole('checkbox', { name: 'PA-4 · Krpa' })).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: 'PA-5 · Metla' }));
  expect(onChange).toHaveBeenLastCalledWith('9,5');
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

it('asks for no articles where the member of staff may not see them', async () => {
  show('9', ['viewReports']);
  expect(await screen.findByRole('button', { name: /…$/ })).toBeTruthy();
  expect(asked).toEqual([]);
});
