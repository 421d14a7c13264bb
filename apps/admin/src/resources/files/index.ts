import { BACK_OFFICE } from '@sjaj/contract';
import { IconFolder } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const files: Resource = {
  name: 'files',
  title: 'resource.files',
  icon: IconFolder,
  group: 'customers',
  access: BACK_OFFICE,
  pages: [
    { path: '/files', title: 'resource.files', load: async () => (await import('./files-page.tsx')).FilesPage },
    {
      path: '/files/new',
      title: 'adminFiles.new',
      load: async () => (await import('./new-file-page.tsx')).NewFilePage,
    },
  ],
};
