import { IconHome } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const start: Resource = {
  name: 'start',
  title: 'frame.start',
  icon: IconHome,
  group: 'work',
  needs: 'viewFigures',
  pages: [{ path: '/', title: 'frame.start', load: async () => (await import('./start-page.tsx')).StartPage }],
};
