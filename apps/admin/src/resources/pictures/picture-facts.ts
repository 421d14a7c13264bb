import type { AdminPicture, PictureUse } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';

/** What the kinds of records are called that show pictures. */
export const USE_NAMES = {
  article: 'resource.articles',
  category: 'resource.categories',
  brand: 'resource.brands',
  news_item: 'resource.news',
  hero_banner: 'resource.heroBanners',
  promotion: 'resource.sales',
} as const satisfies Record<PictureUse['kind'], StaffKey>;

/** Width and height of the largest size. */
export const dimensionsOf = ({ width, height }: Pick<AdminPicture, 'width' | 'height'>): string =>
  width === null || height === null ? '–' : `${width} × ${height}`;
