import { BACK_OFFICE } from '@sjaj/contract';
import { IconTableImport } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const stockImports: Resource = {
  name: 'stockImports',
  title: 'resource.stockImports',
  icon: IconTableImport,
  group: 'catalogue',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/stock-imports',
      title: 'resource.stockImports',
      load: async () => (await import('./imports-page.tsx')).ImportsPage,
    },
    {
      path: '/stock-imports/new',
      title: 'imports.import',
      load: async () => (await import('./new-page.tsx')).NewImportPage,
    },
    { path: '/stock-imports/$id', load: async () => (await import('./report/report-page.tsx')).ReportPage },
  ],
};
