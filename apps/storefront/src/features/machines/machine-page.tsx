import { IconTool } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import type { Machine } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { ButtonLink, CodeCopy, type Fact, Facts, Notice, PageTitle, Panel, Picture, useUiLink } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { language, t } from '../../shared/texts/t.ts';
import { MachineBadges } from './machine-badges.tsx';
import { MachineParts } from './machine-parts.tsx';
import { MachineRequests } from './machine-requests.tsx';
import styles from './machines.module.css';
import { NotesForm } from './notes-form.tsx';
import { machineQuery } from './queries.ts';

/** One machine: what its warranty says, when it is serviced, what fits it, and what was reported. */
export function MachinePage() {
  const { id } = useParams({ strict: false });
  const { data: machine } = useSuspenseQuery(machineQuery(Number(id)));
  const { article, serialNumber } = machine;
  usePageTitle(serialNumber ?? article.title);
  return (
    <>
      <PageTitle
        title={article.title}
        note={
          <span className={styles.badges}>
            <MachineBadges machine={machine} />
          </span>
        }
        actions={
          machine.state !== 'retired' && (
            <ButtonLink href={`/profile/rma?machine=${machine.id}`} icon={<IconTool size={18} aria-hidden="true" />}>
              {t('machines.askService')}
            </ButtonLink>
          )
        }
      />
      <div className={styles.detail}>
        <div className={styles.side}>
          <Panel title={t('machines.dates')} lined>
            <Plate machine={machine} />
            <WarrantyNotice machine={machine} />
            <Facts left facts={factsOf(machine)} />
          </Panel>
          <NotesForm key={machine.version} machine={machine} />
        </div>
        <div className={styles.side}>
          <MachineRequests machineId={machine.id} />
        </div>
      </div>
      <MachineParts articleId={article.id} />
    </>
  );
}

/** What stands on the type plate: the number in large letters, to compare it with the machine. */
function Plate({ machine: { article, serialNumber } }: { readonly machine: Machine }) {
  const Link = useUiLink();
  return (
    <div className={styles.plate}>
      <Picture src={article.imageUrl} placeholder={placeholderAddress(article.placeholder)} size={72} />
      <div className={styles.what}>
        <b className={styles.serial}>{serialNumber ?? t('machines.noSerial')}</b>
        <Link href={articleAddress(article)} className="sj-link">
          {article.brand}
        </Link>
        <span className="sj-xs sj-t3">
          <CodeCopy code={article.code} />
        </span>
      </div>
    </div>
  );
}

function WarrantyNotice({ machine: { warranty, warrantyUntil } }: { readonly machine: Machine }) {
  const day = warrantyUntil === null ? '' : formatDate(warrantyUntil, language());
  return (
    <Notice tone={warranty === 'ending' || warranty === 'over' ? 'warn' : 'info'} className={styles.notice ?? ''}>
      {t(`machines.${warranty}`, { day })}
    </Notice>
  );
}

function factsOf(machine: Machine): Fact[] {
  const { order } = machine;
  const day = (value: string | null): string | null => value && formatDate(value, language());
  const facts: readonly (readonly [term: string, value: Fact['value'] | null])[] = [
    [t('complaints.warrantyUntil'), day(machine.warrantyUntil)],
    [t('machines.lastServiceOn'), day(machine.lastServiceOn)],
    [t('machines.nextServiceOn'), day(machine.nextServiceOn)],
    [t('machines.boughtOn'), day(machine.boughtOn)],
    [t('machines.deliveredOn'), day(machine.deliveredOn)],
    [t('complaints.order'), order && <OrderLink order={order} />],
  ];
  return facts.flatMap(([term, value]) => (value === null ? [] : [{ term, value }]));
}

function OrderLink({ order }: { readonly order: NonNullable<Machine['order']> }) {
  const Link = useUiLink();
  if (order.id === null) return order.number;
  return (
    <Link className="sj-link" href={`/profile/orders/${order.id}`}>
      {order.number}
    </Link>
  );
}
