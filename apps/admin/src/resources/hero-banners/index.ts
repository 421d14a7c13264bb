import { BACK_OFFICE } from '@sjaj/contract';
import { IconPhotoStar } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const heroBanners: Resource = {
  name: 'hero-banners',
  title: 'resource.heroBanners',
  icon: IconPhotoStar,
  group: 'content',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/banners',
      title: 'resource.heroBanners',
      load: async () => (await import('./hero-banner-pages.tsx')).HeroBannersPage,
    },
    {
      path: '/banners/new',
      title: 'banners.new',
      load: async () => (await import('./hero-banner-pages.tsx')).NewHeroBannerPage,
    },
    { path: '/banners/$id', load: async () => (await import('./hero-banner-pages.tsx')).HeroBannerPage },
  ],
};
