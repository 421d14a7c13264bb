import { IconFolder } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const files: Resource = {
  name: 'files',
  title: 'resource.files',
  icon: IconFolder,
  group: 'customers',
  needs: 'editCustomers',
  pages: [
    listPage('/files', { title: 'resource.files', list: async () => (await import('./files-list.ts')).filesList }),
    {
      path: '/files/new',
      title: 'adminFiles.new',
      load: async () => (await import('./new-file-page.tsx')).NewFilePage,
    },
  ],
};
