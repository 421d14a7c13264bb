import { ADMINISTRATORS } from '@sjaj/contract';
import { IconFileImport } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

/** Imports of products, prices and contract prices from sheets. */
export const imports: Resource = {
  name: 'imports',
  title: 'resource.imports',
  icon: IconFileImport,
  group: 'catalogue',
  access: ADMINISTRATORS,
  pages: [
    {
      path: '/imports',
      title: 'resource.imports',
      load: async () => (await import('./imports-list.tsx')).ImportsPage,
    },
    {
      path: '/imports/new',
      title: 'recordImports.new',
      load: async () => (await import('./new-page.tsx')).NewImportPage,
    },
    { path: '/imports/$id', load: async () => (await import('./report/report-page.tsx')).ReportPage },
  ],
};
