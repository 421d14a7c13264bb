import { IconCheck } from '@tabler/icons-react';
import { t } from '../texts/t.ts';

/** A tick, or nothing to catch the eye. */
export const YesNo = ({ value }: { readonly value: boolean }) =>
  value ? (
    <span className="adm-yes">
      <IconCheck size={16} aria-hidden="true" />
      <span className="sj-vh">{t('sign.yes')}</span>
    </span>
  ) : (
    <span className="sj-t3">
      <span aria-hidden="true">–</span>
      <span className="sj-vh">{t('sign.no')}</span>
    </span>
  );
