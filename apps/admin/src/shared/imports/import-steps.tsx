import { IconCheck } from '@tabler/icons-react';
import { classNames } from '@sjaj/ui';
import { t } from '../texts/t.ts';

const STEPS = ['file', 'columns', 'check', 'goingIn', 'report'] as const;
type ImportStep = (typeof STEPS)[number];

const TITLES = {
  file: 'imports.file',
  columns: 'importColumns.title',
  check: 'imports.check',
  goingIn: 'imports.goingIn',
  report: 'imports.report',
} as const;

interface ImportStepsProps {
  readonly now: ImportStep;
  /** False for a file of pictures, which has no columns to choose. */
  readonly hasColumns?: boolean;
}

/** The steps of an import: file, columns, check, import, report. */
export function ImportSteps({ now, hasColumns = true }: ImportStepsProps) {
  const steps = hasColumns ? STEPS : STEPS.filter((step) => step !== 'columns');
  const place = steps.findIndex((step) => step === now);
  return (
    <ol className="adm-steps">
      {steps.map((step, index) => {
        const isDone = index < place || now === 'report';
        return (
          <li
            key={step}
            className={classNames(isDone && 'adm-step-done', index === place && 'adm-step-now')}
            aria-current={index === place ? 'step' : undefined}
          >
            <span>
              {isDone ? <IconCheck size={14} stroke={2.6} aria-label={t('component.stepDone')} /> : index + 1}
            </span>
            {t(TITLES[step])}
          </li>
        );
      })}
    </ol>
  );
}
