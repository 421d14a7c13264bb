import './timeline.css';
import type { ReactNode } from 'react';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { useUiText } from '../foundation/ui-provider.tsx';

export interface TimelineStep {
  readonly key: string | number;
  readonly state: 'done' | 'now' | 'next';
  readonly title: string;
  /** When and who; or what happens next. */
  readonly detail?: ReactNode;
  /** 14 px; a check for what is done. */
  readonly icon?: ReactNode;
}

/** A list of steps: done, current, next. */
export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  const text = useUiText();
  const words = { done: text.stepDone, now: text.stepNow, next: text.stepNext };
  return (
    <ol className="sj-timeline">
      {steps.map((step) => (
        <li key={step.key} className={`sj-step-${step.state}`} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span className="sj-step-dot" aria-hidden="true">
            {step.state === 'done' ? <IconCheck size={14} /> : (step.icon ?? <IconCircle size={12} />)}
          </span>
          <b>{step.title}</b>
          <VisuallyHidden>{` ${words[step.state]}`}</VisuallyHidden>
          {step.detail && <div className="sj-xs sj-t3 sj-num">{step.detail}</div>}
        </li>
      ))}
    </ol>
  );
}
