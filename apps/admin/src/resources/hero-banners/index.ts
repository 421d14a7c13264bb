import { IconPhotoStar } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const heroBanners: Resource = {
  name: 'hero-banners',
  title: 'resource.heroBanners',
  icon: IconPhotoStar,
  group: 'marketing',
  needs: 'editContent',
  pages: recordPages('/banners', {
    title: 'resource.heroBanners',
    newTitle: 'banners.new',
    list: async () => (await import('./hero-banner-list.tsx')).heroBannersList,
    form: async () => (await import('./hero-banner-form.tsx')).heroBannerDefinition,
  }),
};
