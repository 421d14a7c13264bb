import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { TextField } from '@sjaj/ui';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../ui/test/render.tsx';
import { setLanguage, setTexts } from '../texts/texts.ts';
import { FormDialog } from './form-dialog.tsx';

const onClose = vi.fn();

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});
beforeEach(() => onClose.mockClear());

const open = (isChanged = false) =>
  renderUi(
    <FormDialog title="Note" isSending={false} isChanged={isChanged} onSubmit={vi.fn()} onClose={onClose}>
      <TextField label="Words" />
    </FormDialog>,
  );

const cross = () => within(screen.getByRole('dialog', { name: 'Note' })).getByRole('button', { name: 'Close' });
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

it('closes at once where nothing was typed', async () => {
  const { user } = open();
  await user.click(cross());
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks before it loses what was typed, and stays where one does not leave', async () => {
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Words' }), 'a');
  await user.click(cross());
  expect(onClose).not.toHaveBeenCalled();
  await user.click(within(question() ?? document.body).getByRole('button', { name: 'Stay' }));
  expect([question(), onClose.mock.calls.length]).toEqual([null, 0]);
  await user.click(cross());
  await user.click(within(question() ?? document.body).getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks where something was changed without typing, and never when one cancels', async () => {
  const { user } = open(true);
  await user.click(cross());
  expect(question()).not.toBeNull();
  await user.click(within(question() ?? document.body).getByRole('button', { name: 'Stay' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('Escape answers the question alone, and the form stays', async () => {
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Words' }), 'a');
  await user.click(cross());
  fireEvent(question() ?? document.body, new Event('cancel', { cancelable: true }));
  expect([question(), onClose.mock.calls.length]).toEqual([null, 0]);
  expect(cross()).toBeTruthy();
});

it('sends nothing where nothing would be done', async () => {
  const onSubmit = vi.fn();
  const { user } = renderUi(
    <FormDialog title="Prices" isSending={false} isIdle onSubmit={onSubmit} onClose={onClose}>
      <TextField label="Day" />
    </FormDialog>,
  );
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Day' }), '1{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
