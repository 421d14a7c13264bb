import { IconTableImport } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const stockImports: Resource = {
  name: 'stockImports',
  title: 'resource.stockImports',
  icon: IconTableImport,
  group: 'catalogue',
  needs: 'editStock',
  pages: [
    listPage('/stock-imports', {
      title: 'resource.stockImports',
      list: async () => (await import('./imports-list.tsx')).importsList,
    }),
    {
      path: '/stock-imports/new',
      title: 'imports.import',
      load: async () => (await import('./new-page.tsx')).NewImportPage,
    },
    { path: '/stock-imports/$id', load: async () => (await import('./report/report-page.tsx')).ReportPage },
  ],
};
