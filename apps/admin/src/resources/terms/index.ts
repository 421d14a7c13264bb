import { IconFileText } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const terms: Resource = {
  name: 'terms',
  title: 'resource.terms',
  icon: IconFileText,
  group: 'content',
  needs: 'editContent',
  pages: [{ path: '/terms', title: 'resource.terms', load: async () => (await import('./terms-page.tsx')).TermsPage }],
};
