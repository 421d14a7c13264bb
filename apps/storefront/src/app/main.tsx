import '@sjaj/ui/styles.css';
import './shell/shell.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { languageTag } from '@sjaj/domain';
import { componentTexts, storedLanguage } from '@sjaj/i18n';
import { UiProvider } from '@sjaj/ui';
import { load } from 'virtual:texts/shop';
import { forgetEarlyLater } from '../shared/api/early.ts';
import { queryClient } from '../shared/api/query-client.ts';
import { chooseLanguage, giveTexts, t } from '../shared/texts/t.ts';
import { AppLink } from './app-link.tsx';
import { router } from './router.tsx';
import { followSession } from './session-flow.ts';

async function start(): Promise<void> {
  const language = storedLanguage();
  document.documentElement.lang = languageTag(language);
  chooseLanguage(language);
  followSession(router, queryClient);
  // The frame in index.html stays until the first page is ready: what replaces it is the whole page at once.
  const [texts] = await Promise.all([load[language](), router.load()]);
  giveTexts(texts.default);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  root.replaceChildren();
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <UiProvider language={language} text={componentTexts(t)} link={AppLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
}

forgetEarlyLater();
void start();
