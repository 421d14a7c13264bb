import '@sjaj/ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createAppLink, expirePrefetched, provideRandomUuid, setLanguage, setTexts } from '@sjaj/app-kit';
import { languageTag } from '@sjaj/domain';
import { componentTexts, storedLanguage } from '@sjaj/i18n';
import { UiProvider } from '@sjaj/ui';
import { load } from 'virtual:texts/shop';
import { queryClient } from '../shared/api/query-client.ts';
import { t } from '../shared/texts/t.ts';
import { onSession } from '../shared/session/token.ts';
import { deleteAnswers } from './offline/answers-cache.ts';
import { router } from './router.tsx';
import { followSession } from './session-flow.ts';
// After the styles of the components.
import './shell/shell.css';
import './shell/first-view.css';

const STORE_AFTER_MS = 3_000;

const AppLink = createAppLink((href) => ({ to: '.', href }));

const offline = () => import('./offline/index.ts');

/** Offline, or where the page itself is a stored one, the app shows stored answers before it sends calls. */
async function restoreWhenOffline(): Promise<void> {
  const isFromDevice = 'fromDevice' in document.documentElement.dataset;
  if (navigator.onLine && !isFromDevice) return;
  const { restoreAnswers, watchReach } = await offline();
  if (isFromDevice) void watchReach(queryClient);
  await restoreAnswers(queryClient);
}

/** Stores page, code and answers for the next visit offline. Runs after the page is loaded. */
async function storeForOffline(): Promise<void> {
  const { storeAnswers, storeShell } = await offline();
  storeAnswers(queryClient);
  await storeShell();
}

const LONGEST_WAIT_MS = 5_000;

/** Resolves when the first page has its data, so that no skeleton comes after what the server has written; in time, where some is missing. */
function settled(resolve: () => void, until: number): void {
  if (queryClient.isFetching() && performance.now() < until) setTimeout(settled, 20, resolve, until);
  else resolve();
}

async function start(): Promise<void> {
  const language = storedLanguage();
  const page = document.documentElement;
  page.lang = languageTag(language);
  setLanguage(language);
  provideRandomUuid();
  followSession(router, queryClient);
  onSession(() => void deleteAnswers());
  // Without stored answers the app starts empty.
  await restoreWhenOffline().catch(() => undefined);
  // What index.html shows stays until the first page is ready: React replaces it with the first commit.
  const [texts] = await Promise.all([load[language](), router.load()]);
  if (page.dataset['session'] === 'read')
    await new Promise<void>((resolve) => settled(resolve, performance.now() + LONGEST_WAIT_MS));
  setTexts(texts.default);
  // Answers that came with the profile have been read by then: the first page is drawn with them, and once.
  await new Promise((resolve) => setTimeout(resolve));
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

expirePrefetched();
void start();
// Only for built pages: the files of development change.
if (import.meta.env.PROD) setTimeout(() => void storeForOffline().catch(() => undefined), STORE_AFTER_MS);
