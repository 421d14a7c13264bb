import { SETUP_STEPS, type SetupGuide, type SetupStep } from '@sjaj/contract';

/** The form of each step. */
export const STEP_PAGES: Readonly<Record<SetupStep, `/${string}`>> = {
  company: '/settings/company',
  logo: '/settings/company',
  branches: '/pickup-places/new',
  delivery: '/express-posts/new',
  terms: '/terms',
  mail: '/outgoing-mail',
  articles: '/imports/new?kind=articles',
  customer: '/companies/new',
  user: '/users/new',
};

/** `/pickup-places` for `/pickup-places/new`: where a step goes on once its record is saved. */
const areaOf = (page: string): string => (page.split('?', 1)[0] ?? '').replace(/\/new$/, '');

/** Whether a page belongs to a step: its form, or a record that it has made. */
const isAt = (pathname: string, step: SetupStep): boolean => {
  const area = areaOf(STEP_PAGES[step]);
  return pathname === area || pathname.startsWith(`${area}/`);
};

/** Whether a page belongs to any step. */
export const isStepPage = (pathname: string): boolean => SETUP_STEPS.some((step) => isAt(pathname, step));

/** The step that comes next for somebody on a page: after its own steps, then from the top. Undefined where none is left. */
export function stepAfter({ steps }: SetupGuide, pathname: string): SetupStep | undefined {
  const here = steps.findLastIndex(({ step }) => isAt(pathname, step));
  const others = [...steps.slice(here + 1), ...steps.slice(0, here + 1)].filter(({ step }) => !isAt(pathname, step));
  return others.find(({ isDone, isSkipped }) => !isDone && !isSkipped)?.step;
}
