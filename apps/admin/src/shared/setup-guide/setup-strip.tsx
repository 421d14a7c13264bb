import './setup-strip.css';
import { useEffect } from 'react';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { IconArrowRight } from '@tabler/icons-react';
import { ButtonLink, useUiLink } from '@sjaj/ui';
import { queryClient } from '../api/query-client.ts';
import { t } from '../texts/t.ts';
import { guideQuery, isStepPage, STEP_PAGES } from './guide.ts';

/** Above the pages of the set-up guide: how far it is, and the way to the next step. */
export function SetupStrip() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return isStepPage(pathname) ? <Strip pathname={pathname} /> : null;
}

function Strip({ pathname }: { readonly pathname: string }) {
  const Link = useUiLink();
  const { data: guide } = useQuery(guideQuery);
  const isOver = guide?.isOver ?? true;
  const isSaving = useIsMutating() > 0;
  // What was just saved may be the step.
  useEffect(() => {
    if (!isSaving && !isOver) void queryClient.invalidateQueries(guideQuery);
  }, [isSaving, isOver, pathname]);
  if (!guide || isOver) return null;
  const done = guide.steps.filter(({ isDone }) => isDone).length;
  const next = guide.steps.find(({ isDone, isSkipped, step }) => {
    const [page] = STEP_PAGES[step].split('?');
    return !isDone && !isSkipped && page !== pathname;
  });
  return (
    <aside className="adm-setup-strip sj-noprint" aria-label={t('setupGuide.title')}>
      <span className="sj-sm sj-grow">
        <b>{t('setupGuide.title')}</b>{' '}
        <span className="sj-t2">{t('setupGuide.doneOf', { done, all: guide.steps.length })}</span>
      </span>
      <Link href="/" className="sj-link sj-sm">
        {t('setupGuide.allSteps')}
      </Link>
      {next && (
        <ButtonLink
          href={STEP_PAGES[next.step]}
          size="sm"
          variant="line"
          icon={<IconArrowRight size={16} aria-hidden="true" />}
        >
          {t('setupGuide.next', { step: t(`setupStep.${next.step}`) })}
        </ButtonLink>
      )}
    </aside>
  );
}
