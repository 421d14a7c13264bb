import type { ReactNode } from 'react';
import { Panel, Switch } from '@sjaj/ui';
import { DayFields } from '../dates/day-fields.tsx';
import type { FieldErrors } from '../form/form-errors.ts';
import { t } from '../texts/t.ts';

interface Published {
  readonly isActive: boolean;
  readonly startsOn: string;
  readonly endsOn: string;
}

interface PublicationPanelProps {
  readonly draft: Published;
  readonly errors: FieldErrors;
  readonly onSwitch: (isActive: boolean) => void;
  readonly onDay: (key: 'startsOn' | 'endsOn', day: string) => void;
  readonly children?: ReactNode;
}

/** Whether and from when to when customers see something. */
export const PublicationPanel = ({ draft, errors, onSwitch, onDay, children }: PublicationPanelProps) => (
  <Panel title={t('article.publication')}>
    <div className="adm-switches">
      <Switch
        label={t('banners.active')}
        checked={draft.isActive}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </div>
    <div className="adm-card-foot">
      <DayFields
        fields={[
          { key: 'startsOn', label: t('coupons.startsOn'), hint: t('banners.startsOnHint') },
          { key: 'endsOn', label: t('coupons.endsOn'), hint: t('banners.endsOnHint') },
        ]}
        draft={draft}
        errors={errors}
        onWrite={onDay}
      />
    </div>
    {children}
  </Panel>
);
