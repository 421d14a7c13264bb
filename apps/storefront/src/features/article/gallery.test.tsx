import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { ArticleDetails } from '@sjaj/contract';
import { load } from 'virtual:texts/shop';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { Gallery } from './gallery.tsx';

// The gallery reads no other field.
const ARTICLE = {
  title: 'Floor cleaner 5 L',
  highlightedImageUrl: null,
  imageUrls: ['/files/pictures/a-800.webp', '/files/pictures/b-800.webp'],
  imageAlts: ['Canister with a blue cap', ''],
  placeholder: 'box',
  videoUrl: null,
  lastBought: null,
} as unknown as ArticleDetails;

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

it('reads what a picture shows, and the name of the article where nobody has described it', async () => {
  const { user } = renderUi(<Gallery article={ARTICLE} />);
  expect(screen.getByRole('img', { name: 'Canister with a blue cap' })).toBeTruthy();
  const [first, second] = screen.getAllByRole('button', { name: /^Picture/ });
  expect(first?.getAttribute('aria-label')).toMatch(/: Canister with a blue cap$/);
  if (!second) throw new Error('no second picture');
  await user.click(second);
  expect(screen.getByRole('img', { name: 'Floor cleaner 5 L' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Canister with a blue cap' })).toBeNull();
});
