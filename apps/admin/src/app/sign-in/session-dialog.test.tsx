import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../shared/api/query-client.ts';
import { followBegun } from '../../shared/session/change-person.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import { beginSession, endSession } from '../../shared/session/token.ts';
import { forgetTyped, watchTyping } from '../../shared/session/typed-on-page.ts';
import { SessionDialog } from './session-dialog.tsx';

const PEOPLE = {
  lejla: { id: 1, username: 'lejla', firstName: 'Lejla', lastName: 'Hodžić', companyId: null },
  dario: { id: 2, username: 'dario', firstName: 'Dario', lastName: 'Perić', companyId: null },
} as const;
const TITLE = 'Somebody else has logged in';

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
  watchTyping(document);
});
beforeEach(async () => {
  vi.stubGlobal('fetch', async (_: unknown, { headers }: { readonly headers: Readonly<Record<string, string>> }) => {
    const token = headers['authorization']?.replace('Bearer ', '') as keyof typeof PEOPLE;
    return Response.json({ data: { userData: PEOPLE[token] } });
  });
  forgetTyped();
  beginSession('lejla');
  await queryClient.fetchQuery(profileQuery);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  endSession('ended');
});

const open = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <label>
        Remark <textarea />
      </label>
      <label>
        Find <input type="search" />
      </label>
      <SessionDialog />
    </QueryClientProvider>,
  );
const pageOf = () => queryClient.getQueryData(profileQuery.queryKey)?.userData.username;

/** Somebody logs in, here or in another tab. */
async function logIn(person: keyof typeof PEOPLE): Promise<void> {
  beginSession(person);
  await followBegun(queryClient);
}

it('asks on a page on which the one before has typed, and stays theirs until the other one goes on', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Remark'), 'Call them');
  await logIn('dario');
  expect(await screen.findByText(TITLE)).toBeDefined();
  expect(pageOf()).toBe('lejla');
  await user.click(screen.getByText('Discard it and go on as Dario'));
  await expect.poll(pageOf).toBe('dario');
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('goes on as it was once the one who has typed has logged in again', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Remark'), 'Call them');
  await logIn('dario');
  expect(await screen.findByText(TITLE)).toBeDefined();
  await logIn('lejla');
  await expect.poll(() => screen.queryByText(TITLE)).toBeNull();
  expect(pageOf()).toBe('lejla');
  expect(screen.getByLabelText('Remark')).toHaveProperty('value', 'Call them');
});

it('asks nothing where nothing was typed but a search, nor of the same person', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Find'), 'gloves');
  await logIn('dario');
  expect(pageOf()).toBe('dario');
  await user.type(screen.getByLabelText('Remark'), 'Call them');
  await logIn('dario');
  expect(screen.queryByText(TITLE)).toBeNull();
});
