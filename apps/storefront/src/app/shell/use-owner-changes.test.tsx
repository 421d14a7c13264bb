import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { Profile } from '@sjaj/contract';
import { showToast, Toaster } from '@sjaj/ui';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { profileQuery, useProfile } from '../../shared/session/profile.ts';
import { useOwnerChanges } from './use-owner-changes.ts';

const queries = new QueryClient();
type Shown = Pick<Profile['userData'], 'id' | 'companyId' | 'role'>;
const store = (userData: Shown) => queries.setQueryData(profileQuery.queryKey, { userData } as Profile);

function Page() {
  const { id, companyId } = useProfile().userData;
  return (
    <>
      <h1>{`${id} for ${companyId}`}</h1>
      <input key={useOwnerChanges()} aria-label="Note" />
    </>
  );
}

/** The field of the page once it is that of the person. */
async function shownTo(userData: Shown): Promise<HTMLElement> {
  act(() => void store(userData));
  await screen.findByRole('heading', { name: `${userData.id} for ${userData.companyId}` });
  return screen.getByLabelText('Note');
}

it('the next person and the next customer of a representative get a new page, a guest who logs in keeps it', async () => {
  store({ id: 0, companyId: null, role: 'guest' });
  renderUi(
    <QueryClientProvider client={queries}>
      <Page />
      <Toaster />
    </QueryClientProvider>,
  );
  const ofGuest = screen.getByLabelText('Note');
  expect(await shownTo({ id: 7, companyId: null, role: 'guest_buyer' })).toBe(ofGuest);
  const first = await shownTo({ id: 1, companyId: 2, role: 'acting_representative' });
  expect(first).toBe(ofGuest);
  act(() => showToast({ tone: 'done', title: 'A line was removed.', onUndo: () => undefined }));
  expect(screen.getByText('A line was removed.', { selector: 'b' })).toBeDefined();
  const second = await shownTo({ id: 1, companyId: 3, role: 'acting_representative' });
  expect(second).not.toBe(first);
  expect(screen.queryByText('A line was removed.', { selector: 'b' })).toBeNull();
  expect(await shownTo({ id: 4, companyId: 3, role: 'buyer' })).not.toBe(second);
});
