import {
  IconDiscount,
  IconFileText,
  IconKey,
  IconMail,
  IconReceipt,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react';
import { Panel, Timeline } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';

const BENEFITS = [
  { key: 'accountRequest.benefitPrices', Icon: IconDiscount },
  { key: 'accountRequest.benefitUsers', Icon: IconUsers },
  { key: 'accountRequest.benefitTerm', Icon: IconReceipt },
] as const;

/** What follows, with the step that the visitor is at. */
export function NextSteps({ isSent }: { readonly isSent: boolean }) {
  return (
    <Timeline
      steps={[
        {
          key: 'send',
          state: isSent ? 'done' : 'now',
          title: t('accountRequest.stepSend'),
          detail: t('accountRequest.stepSendNote'),
          icon: <IconFileText size={14} />,
        },
        {
          key: 'check',
          state: isSent ? 'now' : 'next',
          title: t('accountRequest.stepCheck'),
          detail: t('accountRequest.stepCheckNote'),
          icon: <IconUserCheck size={14} />,
        },
        {
          key: 'link',
          state: 'next',
          title: t('accountRequest.stepLink'),
          detail: t('accountRequest.stepLinkNote'),
          icon: <IconMail size={14} />,
        },
        {
          key: 'access',
          state: 'next',
          title: t('accountRequest.stepAccess'),
          detail: t('accountRequest.stepAccessNote'),
          icon: <IconKey size={14} />,
        },
      ]}
    />
  );
}

/** Beside the form: what follows, and what an account brings. */
export function RequestAside() {
  return (
    <aside className="auth-aside">
      <Panel title={t('accountRequest.next')}>
        <NextSteps isSent={false} />
      </Panel>
      <Panel title={t('accountRequest.benefits')}>
        <ul className="auth-benefits">
          {BENEFITS.map(({ key, Icon }) => (
            <li key={key}>
              <Icon size={18} aria-hidden="true" />
              {t(key)}
            </li>
          ))}
        </ul>
      </Panel>
    </aside>
  );
}
