import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { Tabs } from './tabs.tsx';

const TABS = [
  { value: 'text', label: 'Description' },
  { value: 'facts', label: 'Specification' },
  { value: 'files', label: 'Files' },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof TABS)[number]['value']>('text');
  return (
    <Tabs label="Article" value={value} tabs={TABS} onChange={setValue}>
      {`content of ${value}`}
    </Tabs>
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

it('has a labelled list and one panel that the selected tab names', () => {
  renderUi(<Example />);
  expect(screen.getByRole('tablist', { name: 'Article' })).toBeTruthy();
  const panel = screen.getByRole('tabpanel', { name: 'Description' });
  expect(panel.textContent).toBe('content of text');
  expect(selected().getAttribute('aria-controls')).toBe(panel.id);
});

it('is one tab stop, and the panel is the next', async () => {
  const { user } = renderUi(<Example />);
  await user.tab();
  expect(document.activeElement).toBe(selected());
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

it('arrows move around both ends, Home and End to the ends, and select with the focus', async () => {
  const { user } = renderUi(<Example />);
  await user.tab();
  const moves = [
    ['{ArrowRight}', 'Specification'],
    ['{ArrowRight}', 'Files'],
    ['{ArrowRight}', 'Description'],
    ['{ArrowLeft}', 'Files'],
    ['{Home}', 'Description'],
    ['{End}', 'Files'],
  ] as const;
  for (const [key, name] of moves) {
    await user.keyboard(key);
    expect(selected().textContent, key).toBe(name);
    expect(document.activeElement, key).toBe(selected());
    expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
  }
});
