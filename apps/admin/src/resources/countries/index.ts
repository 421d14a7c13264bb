import { BACK_OFFICE } from '@sjaj/contract';
import { IconWorld } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const countries: Resource = {
  name: 'countries',
  title: 'resource.countries',
  icon: IconWorld,
  group: 'system',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/countries',
      title: 'resource.countries',
      load: async () => (await import('./country-pages.tsx')).CountriesPage,
    },
    {
      path: '/countries/new',
      title: 'countries.new',
      load: async () => (await import('./country-pages.tsx')).NewCountryPage,
    },
    { path: '/countries/$id', load: async () => (await import('./country-pages.tsx')).CountryPage },
  ],
};
