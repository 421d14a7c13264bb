import { useState } from 'react';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { MentionField } from './mention-field.tsx';

const COLLEAGUES = [
  { id: 1, name: 'Ana Anić' },
  { id: 2, name: 'Edin Hadžić' },
];

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

function Note() {
  const [text, setText] = useState('Zovu u petak.');
  return (
    <MentionField label="Note" hint="" value={text} colleagues={COLLEAGUES} error={undefined} onChange={setText} />
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });

it.each(['by Enter', 'by a press'])('names a colleague in the middle of a text %s, and types on there', async (way) => {
  const { user } = renderUi(<Note />);
  await user.type(field(), ' @ed', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  if (way === 'by Enter') await user.keyboard('{Enter}');
  else await user.click(screen.getByRole('button', { name: 'Edin Hadžić' }));
  expect(field().value).toBe('Zovu @Edin Hadžić u petak.');
  expect(document.activeElement).toBe(field());
  await user.keyboard('i Ana ');
  expect(field().value).toBe('Zovu @Edin Hadžić i Ana u petak.');
});

it('offers nobody where the caret has left the mention', async () => {
  const { user } = renderUi(<Note />);
  await user.type(field(), ' @');
  expect(screen.getAllByRole('button')).toHaveLength(2);
  await user.keyboard('{Home}');
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});

it('says that somebody is not told who is not among the colleagues, until the name is completed', async () => {
  const { user } = renderUi(<Note />);
  await user.type(field(), ' @Nedim');
  expect(screen.getByRole('status').textContent).toContain('@Nedim');
  await user.clear(field());
  await user.type(field(), 'Za @Ana{Enter}');
  expect(field().value).toBe('Za @Ana Anić ');
  expect(screen.getByRole('status').textContent).toBe('');
});
