import '@sjaj/ui/styles.css';
import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { provideRandomUuid, setLanguage, setTexts } from '@sjaj/app-kit';
import { languageTag } from '@sjaj/domain';
import { componentTexts, storedLanguage } from '@sjaj/i18n';
import { UiProvider } from '@sjaj/ui';
import { load } from 'virtual:texts/staff';
import { queryClient } from '../shared/api/query-client.ts';
import { t } from '../shared/texts/t.ts';
import { router } from './router.ts';
import { followSession } from './session-flow.ts';
import { StaffLink } from './staff-link.tsx';

async function start(): Promise<void> {
  const language = storedLanguage();
  document.documentElement.lang = languageTag(language);
  setLanguage(language);
  setTexts((await load[language]()).default);
  provideRandomUuid();
  followSession(router, queryClient);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <UiProvider language={language} text={componentTexts(t)} link={StaffLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
}

void start();
