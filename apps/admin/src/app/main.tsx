import '@sjaj/ui/styles.css';
import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { languageTag } from '@sjaj/domain';
import { UiProvider } from '@sjaj/ui';
import { load } from 'virtual:texts/staff';
import { queryClient } from '../shared/api/query-client.ts';
import { storedLanguage } from '../shared/texts/language.ts';
import { speak } from '../shared/texts/t.ts';
import { AppLink } from './app-link.tsx';
import { router } from './router.ts';
import { followSession } from './session-flow.ts';
import { uiText } from './ui-text.ts';

async function start(): Promise<void> {
  const language = storedLanguage();
  document.documentElement.lang = languageTag(language);
  speak(language, (await load[language]()).default);
  followSession(router, queryClient);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <UiProvider language={language} text={uiText()} link={AppLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
}

void start();
