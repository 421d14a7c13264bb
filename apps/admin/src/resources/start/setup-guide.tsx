import './setup-guide.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconCircle, IconCircleCheck, IconClockPause } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { SetupGuide as Guide } from '@sjaj/contract';
import { Badge, Button, ButtonLink, Panel, ProgressBar, useUiLink, VisuallyHidden } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { STEP_PAGES } from '../../shared/setup-guide/guide.logic.ts';
import { guideQuery } from '../../shared/setup-guide/guide-query.ts';
import { t } from '../../shared/texts/t.ts';

type StepState = Guide['steps'][number];

/** What an empty shop still needs, on the start page until it is done or put off. The page works without it. */
export function SetupGuide() {
  const { data: guide } = useQuery(guideQuery);
  if (!guide || guide.isOver) return null;
  const done = guide.steps.filter(({ isDone }) => isDone).length;
  const all = guide.steps.length;
  const next = guide.steps.find(({ isDone, isSkipped }) => !isDone && !isSkipped);
  return (
    <Panel title={t('setupGuide.title')} className="adm-setup-guide">
      <div className="sj-col sj-g12">
        <p className="sj-sm sj-t2">{t('setupGuide.progress', { done, all })}</p>
        <ProgressBar label={t('setupGuide.title')} share={done / all} />
        <ol>
          {guide.steps.map((step) => (
            <Step key={step.step} {...step} isNext={step === next} />
          ))}
        </ol>
      </div>
    </Panel>
  );
}

interface StepProps extends StepState {
  /** The first that is neither done nor put off. */
  readonly isNext: boolean;
}

function Step({ step, isDone, isSkipped, isNext }: StepProps) {
  const skip = useMutation({
    mutationFn: async () => (await api.setupGuide.skip({ params: { step }, body: { isSkipped: !isSkipped } })).data,
    onSuccess: (guide) => queryClient.setQueryData(guideQuery.queryKey, guide),
    onError: showFailure,
  });
  const Link = useUiLink();
  const name = t(`setupStep.${step}`);
  const Icon = isDone ? IconCircleCheck : isSkipped ? IconClockPause : IconCircle;
  return (
    <li>
      <Icon size={20} aria-hidden="true" className={isDone ? 'adm-setup-done' : 'sj-t3'} />
      <span className="sj-grow">
        <b>{name}</b>
        <span className="sj-sm sj-t2">
          {t(`setupHint.${step}`)}{' '}
          {step === 'delivery' && (
            <Link href="/settings" className="sj-link">
              {t('setupGuide.deliverySettings')}
            </Link>
          )}
        </span>
      </span>
      {isDone && <Badge tone="soft">{t('setupGuide.isDone')}</Badge>}
      {!isDone && (
        <span className="sj-row">
          {isSkipped && <Badge tone="outline">{t('setupGuide.isSkipped')}</Badge>}
          {!isSkipped && (
            <ButtonLink href={STEP_PAGES[step]} size="sm" variant={isNext ? 'filled' : 'line'}>
              {t('setupGuide.begin')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </ButtonLink>
          )}
          <Button
            variant="ghost"
            size="sm"
            busy={skip.isPending}
            aria-label={isSkipped ? t('setupGuide.resumeOf', { step: name }) : t('setupGuide.skipOf', { step: name })}
            onClick={() => skip.mutate()}
          >
            {isSkipped ? t('setupGuide.resume') : t('setupGuide.skip')}
          </Button>
        </span>
      )}
    </li>
  );
}
