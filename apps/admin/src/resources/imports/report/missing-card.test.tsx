import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { RecordImport } from '@sjaj/contract';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../../packages/ui/test/render.tsx';
import { MissingCard } from './report-counts.tsx';

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

const FILE: RecordImport = {
  id: 1,
  kind: 'articles',
  fileName: 'cjenovnik.csv',
  byName: 'Lejla',
  createdAt: '2026-11-28T10:00:00.000Z',
  state: 'compared',
  isOutdated: false,
  canChooseColumns: true,
  startsOn: null,
  lines: 2,
  added: 2,
  changed: 0,
  same: 0,
  faulty: 0,
  doubtful: 0,
  missing: [
    { kind: 'brand', name: 'Vedro' },
    { kind: 'attribute_value', name: 'Boja: zelena' },
  ],
  created: 0,
  planned: 2,
  done: 0,
  refused: 0,
  undone: 0,
  appliedAt: null,
  appliedByName: null,
  endedAt: null,
  stoppedByName: null,
  undoneAt: null,
  undoneByName: null,
  canUndo: false,
};

it.each([
  [{ state: 'compared', created: 0 }, 'Will be created with the import'],
  [{ state: 'done', created: 2 }, 'Created with the import'],
  [{ state: 'undone', created: 0 }, 'Was created with the import, and removed by its undo'],
] as const)('names by kind what an import creates: %o', (file, title) => {
  renderUi(<MissingCard file={{ ...FILE, ...file }} />);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText('Attribute values').nextSibling?.textContent?.trim()).toBe('Boja: zelena');
  expect(screen.queryByText(/still there/)).toBeNull();
});

it('says how much an undo has left because it is in use', () => {
  renderUi(<MissingCard file={{ ...FILE, state: 'undone', created: 1 }} />);
  expect(screen.getByText('In use by others, and still there: 1.')).toBeTruthy();
});
