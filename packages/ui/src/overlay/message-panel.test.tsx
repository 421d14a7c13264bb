import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { MessagePanel } from './message-panel.tsx';

const MESSAGES = [
  { id: 7, text: 'Order 2026-000007 is on its way', isRead: false, time: '1 Nov 2026, 10:00' },
  { id: 6, text: 'Order 2026-000006 is approved', isRead: true, time: '31 Oct 2026, 9:00' },
];

function renderPanel(messages: typeof MESSAGES | undefined) {
  const onOpen = vi.fn<(id: number) => void>();
  const onMarkAllRead = vi.fn<() => void>();
  const ui = renderUi(
    <MessagePanel
      title="Messages"
      messages={messages}
      emptyText="No messages yet."
      markAllReadLabel="Mark all as read"
      onOpen={onOpen}
      onMarkAllRead={onMarkAllRead}
    />,
  );
  return { ...ui, onOpen, onMarkAllRead };
}
const markAllRead = () => screen.queryByRole('button', { name: 'Mark all as read' });

it('opens a message, and marks all as read', async () => {
  const { user, onOpen, onMarkAllRead } = renderPanel(MESSAGES);
  await user.click(screen.getByRole('button', { name: /2026-000006/ }));
  expect(onOpen.mock.calls).toEqual([[6]]);
  const button = markAllRead();
  if (button) await user.click(button);
  expect(onMarkAllRead).toHaveBeenCalledTimes(1);
});

it('offers to mark all as read only where one is unread', () => {
  renderPanel(MESSAGES.filter(({ isRead }) => isRead));
  expect(markAllRead()).toBeNull();
});

it('says that there are none, but not while they load', () => {
  const { container, rerender } = renderPanel(undefined);
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(screen.queryByText('No messages yet.')).toBeNull();
  rerender(
    <MessagePanel
      title="Messages"
      messages={[]}
      emptyText="No messages yet."
      markAllReadLabel="Mark all as read"
      onOpen={() => undefined}
      onMarkAllRead={() => undefined}
    />,
  );
  expect(screen.getByText('No messages yet.')).toBeTruthy();
});
