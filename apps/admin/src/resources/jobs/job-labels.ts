import type { JobName, JobState } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import { tableTime } from '../../shared/figures/table-time.ts';
import { t } from '../../shared/texts/t.ts';

const NAMES = {
  'bonus.update': 'jobs.updateBonusPoints',
  'erp.pull-finance': 'jobs.pullFinance',
  'erp.pull-prices': 'jobs.pullPrices',
  'erp.pull-stock': 'jobs.pullStock',
  'erp.push-orders': 'jobs.pushOrders',
  'machines.remind': 'jobs.remindOfMachines',
  'mail.deliver': 'jobs.deliverMail',
  'mail.digest': 'jobs.mailDigest',
  'newsletter.send': 'jobs.queueNewsletter',
  'orders.time-out-unconfirmed': 'jobs.timeOutUnconfirmed',
  'orders.time-out-unpaid': 'jobs.timeOutUnpaid',
  'payments.reconcile': 'jobs.reconcilePayments',
  'prices.change': 'jobs.changePrices',
  'records.import': 'jobs.importRecords',
  'records.tidy': 'jobs.purgeRecords',
  'reports.rebuild-revenue': 'jobs.rebuildRevenue',
  'reports.sum-revenue': 'jobs.sumRevenue',
  'stock.import': 'jobs.importStock',
  'webhooks.deliver': 'jobs.deliverWebhooks',
} as const satisfies Record<JobName, StaffKey>;

export const jobName = (name: JobName): string => t(NAMES[name]);

const CONSUMERS: Readonly<Record<string, StaffKey>> = {
  messages: 'jobs.consumerMessages',
  requests: 'jobs.consumerRequests',
  mail: 'jobs.consumerMail',
  realtime: 'jobs.consumerRealtime',
  machines: 'jobs.consumerMachines',
  webhooks: 'resource.webhooks',
  erp: 'resource.erpOrders',
};

/** The module whose handler failed. A module may have several handlers: `mail.2`. */
export function consumerName(consumer: string | null): string {
  const key = CONSUMERS[consumer?.split('.')[0] ?? ''];
  return key ? t(key) : (consumer ?? t('sign.none'));
}

const STATES = {
  never: 'jobs.never',
  running: 'jobs.running',
  done: 'jobs.done',
  failed: 'jobs.failed',
  absent: 'jobs.absent',
} as const satisfies Record<JobState['state'], StaffKey>;

export const stateText = ({ state }: JobState): string => t(STATES[state]);

export const timeOf = (instant: string | null): string =>
  instant === null ? t('sign.none') : tableTime(instant, new Date());

const DAILY = /^(\d{1,2}) (\d{1,2}) (\*|\d{1,2}) \* \*$/;
const EVERY_MINUTES = /^\*(?:\/(\d+))? \* \* \* \*$/;

/** A schedule as text; unknown forms are shown as the cron expression. */
export function scheduleText(cron: string | null): string {
  if (cron === null) return t('jobs.whenAsked');
  const [, minute, hour, day] = DAILY.exec(cron) ?? [];
  if (minute !== undefined && hour !== undefined && day !== undefined) {
    const time = `${hour}:${minute.padStart(2, '0')}`;
    return day === '*' ? t('jobs.everyDay', { time }) : t('jobs.everyMonth', { day, time });
  }
  const every = EVERY_MINUTES.exec(cron);
  return every ? t('jobs.everyMinutes', { count: Number(every[1] ?? 1) }) : cron;
}
