import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { useFocusSuccessor } from './use-focus-successor.ts';

function Names() {
  const [names, setNames] = useState(['soap', 'mop', 'bags']);
  const keepFocus = useFocusSuccessor('[data-remove]');
  return (
    <main id="content" tabIndex={-1}>
      <ul onFocus={keepFocus}>
        {names.map((name) => (
          <li key={name}>
            <a href="#name">{name}</a>
            <button type="button" data-remove="" onClick={() => setNames(names.filter((each) => each !== name))}>
              remove {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

it('moves the focus of a removed element to the next one, of the last one back, and in the end to the content', () => {
  renderUi(<Names />);
  const remove = (name: string) => {
    const button = screen.getByRole('button', { name: `remove ${name}` });
    button.focus();
    fireEvent.click(button);
  };
  const focused = () => document.activeElement?.textContent;
  remove('soap');
  expect(focused()).toBe('remove mop');
  remove('bags');
  expect(focused()).toBe('remove mop');
  remove('mop');
  expect(document.activeElement?.id).toBe('content');
});
