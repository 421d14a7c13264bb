import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../../shared/api/query-client.ts';
import { CompaniesField } from './companies-field.tsx';

const BOSNA = { id: 4, title: 'Hotel Bosna', town: 'Zenica' };
const DRINA = { id: 9, title: 'Hotel Drina', town: 'Foča' };

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});
beforeEach(() => {
  vi.stubGlobal('fetch', async (_: RequestInfo, { body }: RequestInit = {}) => {
    const data = String(body).includes('"quickSearch":"bosna"') ? [BOSNA] : [BOSNA, DRINA];
    return new Response(JSON.stringify({ data, info: null, pagedResult: null }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('Enter takes the first company that is found, and does not send the form', async () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const { user } = renderUi(
    <QueryClientProvider client={queryClient}>
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <CompaniesField chosen={[DRINA]} takesOne error={undefined} onChange={onChange} />
      </form>
    </QueryClientProvider>,
  );
  await user.type(screen.getByRole('combobox', { name: 'Find a company' }), 'bosna');
  await screen.findByRole('option', { name: /Hotel Bosna/ });
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith([{ id: 4, title: 'Hotel Bosna' }]);
  expect(onSubmit).not.toHaveBeenCalled();
});
