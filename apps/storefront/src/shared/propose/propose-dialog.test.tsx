import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { CallFailed } from '@sjaj/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { type Proposal, ProposeDialog } from './propose-dialog.tsx';

const server = vi.hoisted(() => ({
  colleagues: [] as readonly unknown[],
  sent: [] as unknown[],
  failure: null as Error | null,
}));
const send = vi.hoisted(() => async (input: { readonly params?: unknown; readonly body: unknown }) => {
  if (server.failure) throw server.failure;
  server.sent.push({ params: input.params, body: input.body });
  return { data: null };
});
vi.mock('../api/api.ts', () => ({
  api: { documents: { colleagues: async () => ({ data: server.colleagues }), propose: send, proposeSaved: send } },
}));
vi.mock('../texts/t.ts', () => ({ t: (key: string) => key, language: () => 'en' }));

const AMRA = { id: 7, name: 'Amra Hadžić' };
const JASMIN = { id: 8, name: 'Jasmin Begić' };
const LINES: Proposal = { lines: [{ articleId: 1, quantity: 2 }], title: 'Scanned' };

beforeEach(() => Object.assign(server, { colleagues: [AMRA, JASMIN], sent: [], failure: null }));

function show(proposal: Proposal) {
  const [onSent, onClose] = [vi.fn(), vi.fn()];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = renderUi(
    <QueryClientProvider client={queries}>
      <ProposeDialog proposal={proposal} onSent={onSent} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { ...shown, onSent, onClose };
}

describe('a proposal', () => {
  it('asks for a colleague, and sends the lines under the proposed name', async () => {
    const { user, onSent } = show(LINES);
    const button = await screen.findByRole('button', { name: 'proposal.send' });
    await user.click(button);
    expect(await screen.findByText('validation.required')).toBeTruthy();
    expect(server.sent).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox'), '8');
    await user.click(button);
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    const lines = [{ articleId: 1, quantity: 2, note: null }];
    expect(server.sent).toEqual([{ params: undefined, body: { colleagueId: 8, title: 'Scanned', lines } }]);
  });

  it('goes to the only colleague who may order, and of a saved cart asks nothing else', async () => {
    server.colleagues = [AMRA];
    const { user, onClose } = show({ savedCartId: 5 });
    await user.click(await screen.findByRole('button', { name: 'proposal.send' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.sent).toEqual([{ params: { id: 5 }, body: { colleagueId: 7 } }]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says where nobody may order', async () => {
    server.colleagues = [];
    show(LINES);
    expect(await screen.findByText('proposal.nobody')).toBeTruthy();
  });

  it('keeps what is typed where the name is taken', async () => {
    const errors = [{ field: 'title', code: 'documents.title_taken', message: 'Taken' }];
    server.failure = new CallFailed({ status: 409, code: 'documents.title_taken', message: 'Taken', errors });
    server.colleagues = [AMRA];
    const { user, onSent } = show(LINES);
    await user.click(await screen.findByRole('button', { name: 'proposal.send' }));
    expect(await screen.findByText('Taken')).toBeTruthy();
    expect(onSent).not.toHaveBeenCalled();
    expect(screen.getByDisplayValue('Scanned')).toBeTruthy();
  });
});
