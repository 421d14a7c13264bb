import './measurement.css';
import { useMutation } from '@tanstack/react-query';
import { Button, Panel } from '@sjaj/ui';
import { measurementScript } from '../../shared/measurement-script.ts';
import { t } from '../../shared/texts/t.ts';
import { decide, useIsMeasured } from './decision.ts';

/** Shows the choice of this browser and changes it: withdrawing is as easy as agreeing. */
export function MeasurementChoice() {
  const isMeasured = useIsMeasured() === true;
  const change = useMutation({
    mutationFn: () => decide(!isMeasured, 'profile'),
    onSuccess: () => {
      // A script that runs cannot be unloaded, so the page is.
      if (isMeasured) location.reload();
    },
  });
  const { host } = new URL(measurementScript() ?? '', location.href);
  return (
    <Panel title={t('measurement.choice')}>
      <div className="measurement-choice">
        <p>{t(isMeasured ? 'measurement.isAllowed' : 'measurement.isRefused', { host })}</p>
        <Button variant="line" busy={change.isPending} onClick={() => change.mutate()}>
          {t(isMeasured ? 'measurement.withdraw' : 'measurement.allow')}
        </Button>
      </div>
    </Panel>
  );
}
