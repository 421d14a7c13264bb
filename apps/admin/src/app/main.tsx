import '@sjaj/ui/styles.css';
import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createAppLink, setLanguage, setTexts } from '@sjaj/app-kit';
import { languageTag } from '@sjaj/domain';
import { componentTexts, storedLanguage } from '@sjaj/i18n';
import { UiProvider } from '@sjaj/ui';
import { load } from 'virtual:texts/staff';
import { queryClient } from '../shared/api/query-client.ts';
import { addressOf } from '../shared/page/address.ts';
import { t } from '../shared/texts/t.ts';
import { router } from './router.ts';
import { followSession } from './session-flow.ts';

/** The router has its own search parser, so that a link is taken apart first. */
const AppLink = createAppLink(addressOf);

async function start(): Promise<void> {
  const language = storedLanguage();
  document.documentElement.lang = languageTag(language);
  setLanguage(language);
  setTexts((await load[language]()).default);
  followSession(router, queryClient);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <UiProvider language={language} text={componentTexts(t)} link={AppLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
}

void start();
