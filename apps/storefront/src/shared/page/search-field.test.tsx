import { screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';

// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../texts/t.ts', () => ({ t: (key: string) => key }));

const { SearchField, useTypedSearch } = await import('./search-field.tsx');

function Filters({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const search = useTypedSearch('', onSearch);
  return (
    <form role="search" onSubmit={search.onSubmit}>
      <SearchField search={search} placeholder="Number" />
      <input type="text" aria-label="From" />
      <input type="text" aria-label="To" />
    </form>
  );
}

it('searches with Enter, in a form with further fields too', async () => {
  const onSearch = vi.fn();
  const { user } = renderUi(<Filters onSearch={onSearch} />);
  await user.type(screen.getByRole('searchbox'), ' 2026-004116 {Enter}');
  expect(onSearch.mock.calls).toEqual([['2026-004116']]);
});
