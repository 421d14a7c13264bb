import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RunningPromotion } from '@sjaj/contract';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { PromotionPicture } from './promotion-picture.tsx';

// The picture reads no other field.
const PROMOTION = {
  pictureUrl: '/files/pictures/a-400.webp',
  pictureAlt: 'Gloves on a table',
  pictureFocus: { x: 20, y: 80 },
  productSaleItems: [{ highlightedImageUrl: '/files/pictures/b-400.webp' }],
} as unknown as RunningPromotion;

it('is read out as it is described, around its focus point', () => {
  renderUi(<PromotionPicture promotion={PROMOTION} />);
  const picture = screen.getByRole('img', { name: 'Gloves on a table' });
  expect(picture.style.objectPosition).toBe('20% 80%');
});

it('says nothing of pictures of articles, which stand beside their words', () => {
  const { container } = renderUi(<PromotionPicture promotion={{ ...PROMOTION, pictureUrl: null }} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/pictures/b-400.webp');
  expect(screen.queryByRole('img')).toBeNull();
});
