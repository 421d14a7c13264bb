import './setup-strip.css';
import { useEffect } from 'react';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { IconArrowRight } from '@tabler/icons-react';
import { ButtonLink, useUiLink } from '@sjaj/ui';
import { queryClient } from '../api/query-client.ts';
import { t } from '../texts/t.ts';
import { guideQuery } from './guide-query.ts';
import { isStepPage, STEP_PAGES, stepAfter } from './guide.logic.ts';

const LOOK_EVERY_MS = 5_000;

/** Above the pages of the set-up guide: how far it is, and the way to the next step. */
export function SetupStrip() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return isStepPage(pathname) ? <Strip pathname={pathname} /> : null;
}

function Strip({ pathname }: { readonly pathname: string }) {
  const Link = useUiLink();
  // The worker ends imports and sends mail.
  const { data: guide } = useQuery({
    ...guideQuery,
    refetchInterval: ({ state }) => (state.data?.isOver ? false : LOOK_EVERY_MS),
  });
  const isOver = guide?.isOver ?? true;
  const isSaving = useIsMutating() > 0;
  // What was just saved may be the step.
  useEffect(() => {
    if (!isSaving && !isOver) void queryClient.invalidateQueries(guideQuery);
  }, [isSaving, isOver, pathname]);
  if (!guide || isOver) return null;
  const done = guide.steps.filter(({ isDone }) => isDone).length;
  const next = stepAfter(guide, pathname);
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
          href={STEP_PAGES[next]}
          size="sm"
          variant="line"
          icon={<IconArrowRight size={16} aria-hidden="true" />}
        >
          {t('setupGuide.next', { step: t(`setupStep.${next}`) })}
        </ButtonLink>
      )}
    </aside>
  );
}
