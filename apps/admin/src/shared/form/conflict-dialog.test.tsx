import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const CONFLICTS = [
  { key: 'price', label: 'Price', mine: '11,00', theirs: '9,00' },
  { key: 'code', label: 'Code', mine: 'A-3', theirs: 'A-2' },
];

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

it('saves one’s own version, but for the fields that are left to the other one', async () => {
  const onTakeMine = vi.fn();
  const nothing = () => undefined;
  const { user } = renderUi(
    <ConflictDialog
      conflicts={CONFLICTS}
      busy={false}
      onTakeMine={onTakeMine}
      onTakeTheirs={nothing}
      onClose={nothing}
    />,
  );
  expect(screen.getByRole('radio', { name: 'Price, My version: 11,00' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Keep my version' }));
  expect(onTakeMine).toHaveBeenLastCalledWith([]);
  await user.click(screen.getByRole('radio', { name: 'Code, Saved version: A-2' }));
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(onTakeMine).toHaveBeenLastCalledWith(['code']);
});
