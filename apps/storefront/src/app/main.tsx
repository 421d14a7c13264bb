import '@sjaj/ui/styles.css';
import './shell/shell.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createAppLink, setLanguage, setTexts } from '@sjaj/app-kit';
import { languageTag } from '@sjaj/domain';
import { componentTexts, storedLanguage } from '@sjaj/i18n';
import { UiProvider } from '@sjaj/ui';
import { load } from 'virtual:texts/shop';
import { expirePrefetched } from '../shared/api/prefetch.ts';
import { queryClient } from '../shared/api/query-client.ts';
import { t } from '../shared/texts/t.ts';
import { onSession } from '../shared/session/token.ts';
import { forgetAnswers } from './offline/store.ts';
import { router } from './router.tsx';
import { followSession } from './session-flow.ts';

const KEEP_AFTER_MS = 3_000;

const AppLink = createAppLink((href) => ({ to: '.', href }));

const offline = () => import('./offline/index.ts');

/** Without a line, or where the page itself came from the device, what was known last is there before anything is asked. */
async function beginWithKnown(): Promise<void> {
  if (navigator.onLine && !('fromDevice' in document.documentElement.dataset)) return;
  const { showKeptAnswers } = await offline();
  await showKeptAnswers(queryClient);
}

/** Once the page has what it needs: it is kept for when there is no line. */
async function keepForLater(): Promise<void> {
  const { keepAnswers, keepShell } = await offline();
  keepAnswers(queryClient);
  await keepShell();
}

async function start(): Promise<void> {
  const language = storedLanguage();
  document.documentElement.lang = languageTag(language);
  setLanguage(language);
  followSession(router, queryClient);
  onSession(() => void forgetAnswers());
  // A browser that keeps nothing begins with nothing.
  await beginWithKnown().catch(() => undefined);
  // The frame in index.html stays until the first page is ready: what replaces it is the whole page at once.
  const [texts] = await Promise.all([load[language](), router.load()]);
  setTexts(texts.default);
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

expirePrefetched();
void start();
// A file of the built page: the one of development changes under the hands.
if (import.meta.env.PROD) setTimeout(() => void keepForLater().catch(() => undefined), KEEP_AFTER_MS);
