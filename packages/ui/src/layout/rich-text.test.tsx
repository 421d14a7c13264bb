import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { RichText } from './rich-text.tsx';

it('shows headings, links and tables', () => {
  renderUi(
    <RichText html='<h2>Naslov</h2><p>Vidi <a href="/akcija">akcije</a>.</p><table><tbody><tr><td>1</td></tr></tbody></table>' />,
  );
  expect(screen.getByRole('heading', { name: 'Naslov', level: 2 })).toBeDefined();
  expect(screen.getByRole('link', { name: 'akcije' }).getAttribute('href')).toBe('/akcija');
  expect(screen.getByRole('cell', { name: '1' })).toBeDefined();
});

it('leaves out what a text of staff cannot hold, and keeps the words', () => {
  const { container } = renderUi(
    <RichText html='<p onclick="x()">Riječ <a href="javascript:x()">ovdje</a></p><button>Ne</button><img src="https://other.test/a.png">' />,
  );
  expect(container.textContent).toBe('Riječ ovdjeNe');
  expect(container.querySelector('a, button, img, [onclick]')).toBeNull();
});
