import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Example({ isMounted = true }: { readonly isMounted?: boolean }) {
  const [open, setOpen] = useState(false);
  const [isThere, setThere] = useState(isMounted);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New address
      </button>
      {isThere && (
        <Dialog title="Address" open={open} onClose={() => setOpen(false)}>
          <p>All fields are required.</p>
          <input aria-label="Code" readOnly />
          <input aria-label="Street" />
          <button type="button" onClick={() => setThere(false)}>
            Remove the dialog
          </button>
        </Dialog>
      )}
    </>
  );
}

async function openDialog() {
  const ui = renderUi(<Example />);
  const opener = screen.getByRole('button', { name: 'New address' });
  await ui.user.click(opener);
  return { ...ui, opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Address' }) };
}

describe('a dialog', () => {
  it('is modal, has its title as its name, and a button that closes it', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { user, dialog } = await openDialog();
    expect(showModal.mock.contexts).toEqual([dialog]);
    showModal.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog.open).toBe(false);
    expect(screen.queryByRole('heading', { name: 'Address' })).toBeNull();
  });

  it('begins at the first field that can be edited', async () => {
    await openDialog();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Street' }));
  });

  it('leaves the focus alone when it is unmounted without having been open', () => {
    renderUi(<button type="button">New address</button>);
    const button = screen.getByRole('button', { name: 'New address' });
    button.focus();
    const { unmount } = renderUi(
      <Dialog title="Address" open={false} onClose={() => undefined}>
        {''}
      </Dialog>,
    );
    button.blur();
    unmount();
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves the state to its owner when the browser asks to close it', async () => {
    const onClose = vi.fn<() => void>();
    renderUi(
      <Dialog title="Address" open onClose={onClose}>
        {''}
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const isClosedByBrowser = fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(isClosedByBrowser).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog.open).toBe(true);
  });

  it('closes on a press beside it, not on one inside', async () => {
    const { user, dialog } = await openDialog();
    await user.click(screen.getByText('All fields are required.'));
    expect(dialog.open).toBe(true);
    // The backdrop belongs to the dialog element itself.
    fireEvent.mouseDown(dialog);
    expect(dialog.open).toBe(false);
  });

  it('returns the focus to its opener when it is removed while open', async () => {
    const { user, opener } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Remove the dialog' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});

describe('a question', () => {
  function renderQuestion(isBusy: boolean, isDanger = false) {
    const onConfirm = vi.fn<() => void>();
    const onClose = vi.fn<() => void>();
    const ui = renderUi(
      <ConfirmDialog
        title="Empty the cart?"
        open
        busy={isBusy}
        danger={isDanger}
        confirmLabel="Empty the cart"
        onConfirm={onConfirm}
        onClose={onClose}
      >
        Seven lines are removed.
      </ConfirmDialog>,
    );
    return { ...ui, onConfirm, onClose, confirm: screen.getByRole('button', { name: 'Empty the cart' }) };
  }

  it('begins at its yes, so that Enter confirms', async () => {
    const { user, onConfirm, confirm } = renderQuestion(false);
    expect(document.activeElement).toBe(confirm);
    await user.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('begins at its no where yes destroys something', () => {
    renderQuestion(false, true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('confirms or cancels', async () => {
    const { user, onConfirm, onClose, confirm } = renderQuestion(false);
    await user.click(confirm);
    expect([onConfirm, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onConfirm, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('confirms once: while it is busy a press does nothing and the focus stays', async () => {
    const { user, onConfirm, confirm } = renderQuestion(true);
    await user.click(confirm);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(confirm.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(confirm);
  });
});
