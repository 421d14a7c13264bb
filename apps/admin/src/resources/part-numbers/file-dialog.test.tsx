import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../shared/api/query-client.ts';
import { FileDialog } from './file-dialog.tsx';

const LINE = { articleCode: 'SJ-1', title: 'Cloth', before: null };
const REPORT = {
  add: 1,
  change: 1,
  same: 4,
  faults: 1,
  lines: [
    { ...LINE, line: 1, code: 'A-1', outcome: 'add' },
    { ...LINE, line: 2, code: 'A-2', before: 'SJ-2', outcome: 'change' },
    { ...LINE, line: 3, code: 'A-3', articleCode: 'SJ-999', title: '', outcome: 'unknown' },
  ],
};

let paths: string[] = [];

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function openWithFile(report: typeof REPORT) {
  paths = [];
  vi.stubGlobal('fetch', async (url: unknown) => {
    paths.push(String(url));
    return Response.json({ data: report, info: null, pagedResult: null });
  });
  const onClose = vi.fn();
  const { user, container } = renderUi(
    <QueryClientProvider client={queryClient}>
      <FileDialog companyId={3} onClose={onClose} />
    </QueryClientProvider>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('the dialog takes no file');
  await user.upload(input, new File(['A-1;SJ-1'], 'numbers.csv', { type: 'text/csv' }));
  await screen.findByText('numbers.csv');
  return { user, onClose, dialog: within(screen.getByRole('dialog')) };
}

it('previews a file, marks what is wrong in it, and imports the valid lines', async () => {
  const { user, onClose, dialog } = await openWithFile(REPORT);
  expect(dialog.getByRole('row', { name: /A-3/ }).textContent).toContain('Unknown product');
  expect(dialog.getByRole('row', { name: /A-2/ }).textContent).toContain('SJ-2 SJ-1');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Import 2 lines' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), 30_000);
  expect(paths).toHaveLength(2);
  expect(paths[1]).not.toBe(paths[0]);
});

it('imports nothing from a file without valid lines', async () => {
  const { dialog } = await openWithFile({ ...REPORT, add: 0, change: 0, lines: REPORT.lines.slice(2) });
  dialog.getByRole('row', { name: /A-3/ });
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import 0 lines' }).disabled).toBe(true);
});
