import { IconExternalLink } from '@tabler/icons-react';
import { buttonClass } from '@sjaj/ui';
import { t } from '../texts/t.ts';

/** Opens the record's page in the shop, in a tab of its own. */
export const CustomerLink = ({ href }: { readonly href: string }) => (
  <a className={buttonClass({ variant: 'line', size: 'sm' })} href={href} target="_blank">
    <IconExternalLink size={16} aria-hidden="true" />
    {t('form.asCustomerSees')}
    <span className="sj-vh">{` (${t('sign.newTab')})`}</span>
  </a>
);
