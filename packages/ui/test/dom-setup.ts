import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dismissToast, toastStore } from '../src/feedback/toast-queue.ts';

/*
 * happy-dom has no popovers and no modal state. What the browser does by itself (focus trap, top layer, return of the focus) is
 * tested in Chromium, in `e2e/journeys/overlays.test.ts`; here the calls only have to exist.
 */
HTMLElement.prototype.showPopover = function showPopover(): void {
  this.dataset['popover'] = 'open';
};
HTMLElement.prototype.hidePopover = function hidePopover(): void {
  delete this.dataset['popover'];
};

// A test waits for a state as long as it takes: a second, as the library has it, is short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.state) dismissToast(id);
  document.body.replaceChildren();
});
