import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { PictureFocus } from '@sjaj/contract';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { FocusCard } from './focus-card.tsx';

function Form() {
  const [focus, setFocus] = useState<PictureFocus | null>(null);
  return <FocusCard url="/files/pictures/a-400.webp" value={focus} onChange={setFocus} />;
}

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

const point = (place: string) => screen.getByRole('button', { name: `Focus point: ${place}` });

it('sets the point in the middle, moves it by keys and by a click, and takes it back', async () => {
  const { user } = renderUi(<Form />);
  const fills = screen.getByRole('switch', { name: 'Fill the frame around a point' });
  expect(screen.queryByRole('button')).toBeNull();
  await user.click(fills);
  point('50 % from the left, 50 % from the top').focus();
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  const field = point('49 % from the left, 40 % from the top');
  field.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  // A click of the keyboard has no place and moves nothing.
  fireEvent.click(field, { detail: 0, clientX: 0, clientY: 0 });
  expect(point('49 % from the left, 40 % from the top')).toBe(field);
  fireEvent.click(field, { detail: 1, clientX: 50, clientY: 90 });
  expect(point('25 % from the left, 90 % from the top')).toBe(field);
  await user.click(fills);
  expect(screen.queryByRole('button')).toBeNull();
});
