import { IconLibraryPhoto } from '@tabler/icons-react';
import { editPage, listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const pictures: Resource = {
  name: 'pictures',
  title: 'resource.pictures',
  icon: IconLibraryPhoto,
  group: 'content',
  needs: 'editContent',
  pages: [
    listPage('/pictures', {
      title: 'resource.pictures',
      list: async () => (await import('./pictures-list.tsx')).picturesList,
    }),
    editPage('/pictures', async () => (await import('./picture-form.tsx')).pictureDefinition),
  ],
};
