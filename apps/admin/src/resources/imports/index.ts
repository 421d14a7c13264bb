import { IconFileImport } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

/** Imports of products, prices and contract prices from sheets. */
export const imports: Resource = {
  name: 'imports',
  title: 'resource.imports',
  icon: IconFileImport,
  group: 'catalogue',
  needs: 'importRecords',
  pages: [
    listPage('/imports', {
      title: 'resource.imports',
      list: async () => (await import('./imports-list.tsx')).importsList,
    }),
    {
      path: '/imports/new',
      title: 'recordImports.new',
      load: async () => (await import('./new-page.tsx')).NewImportPage,
    },
    { path: '/imports/$id', load: async () => (await import('./report/report-page.tsx')).ReportPage },
  ],
};
