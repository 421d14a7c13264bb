import './measurement.css';
import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@sjaj/ui';
import { measurementScript } from '../../shared/measurement-script.ts';
import { t } from '../../shared/texts/t.ts';
import { decide, useIsMeasured } from './decision.ts';
import { loadMeasurementScript } from './load-script.ts';

/** Asks once whether visits may be measured, and loads the script only after a yes. Both answers weigh the same. */
export function MeasurementBanner() {
  const isMeasured = useIsMeasured();
  const answer = useMutation({ mutationFn: (isGiven: boolean) => decide(isGiven, 'banner') });
  useEffect(() => {
    if (isMeasured) loadMeasurementScript();
  }, [isMeasured]);
  if (isMeasured !== null) return null;
  const { host } = new URL(measurementScript() ?? '', location.href);
  return (
    <section className="measurement-banner" aria-label={t('measurement.title')}>
      <div>
        <h2 className="sj-b">{t('measurement.title')}</h2>
        <p className="sj-sm">{t('measurement.text', { host })}</p>
      </div>
      <div className="measurement-answers">
        <Button variant="line" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          {t('measurement.refuse')}
        </Button>
        <Button variant="line" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
          {t('measurement.allow')}
        </Button>
      </div>
    </section>
  );
}
