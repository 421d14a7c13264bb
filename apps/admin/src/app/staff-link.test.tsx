import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PROFILE_KEY } from '../shared/session/profile-key.ts';
import { renderUi } from '../../../../packages/ui/test/render.tsx';
import { neededFor, StaffLink } from './staff-link.tsx';

function open() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(PROFILE_KEY, { userData: { staff: { capabilities: ['viewOrders'], companyScope: 'all' } } });
  const links = () => (
    <>
      <StaffLink href="/orders/7" className="sj-link">
        An order
      </StaffLink>
      <StaffLink href="/companies/1" className="sj-link sj-name">
        A customer
      </StaffLink>
      <StaffLink href="/companies/new" className="sj-btn sj-btn-line">
        New customer
      </StaffLink>
    </>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: links }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  return renderUi(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('leads where the person may go; of other links it shows the words, and of buttons nothing', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'An order' })).getAttribute('href')).toBe('/orders/7');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('A customer').className).toBe('sj-name');
  expect(screen.queryByText('New customer')).toBeNull();
});

it('knows what an address needs, whatever its record and search are', () => {
  expect(neededFor('/companies/12?tab=notes')).toBe(neededFor('/companies'));
  expect(neededFor('/companies')).toBe('viewCustomers');
  expect([neededFor('/'), neededFor('/account'), neededFor('/unknown')]).toEqual([null, null, null]);
});
