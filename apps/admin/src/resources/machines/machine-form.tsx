import '../../shared/form/form.css';
import { type AdminMachine, MACHINE_STATES, MachineForm } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { DateField, Facts, Notice, Panel, SelectField, TextArea, TextField } from '@sjaj/ui';
import { messageOf } from '@sjaj/app-kit';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { CompanyChoice } from '../../shared/company/company-choice.tsx';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { DATES, type Draft, EMPTY_DRAFT, FIELDS } from './draft.logic.ts';

const FIELD_NAMES = {
  companyId: 'machines.company',
  articleCode: 'machines.articleCode',
  serialNumber: 'field.serialNumber',
  state: 'machines.state',
  boughtOn: 'machines.boughtOn',
  deliveredOn: 'machines.deliveredOn',
  warrantyUntil: 'machines.warrantyUntil',
  lastServiceOn: 'machines.lastServiceOn',
  nextServiceOn: 'machines.nextServiceOn',
  place: 'machines.place',
  note: 'field.note',
} as const;

type Props = CardProps<AdminMachine, Draft>;

function MachineMain({ state: { draft, set }, errors, record }: Props) {
  const saved = record && { id: record.companyId, title: record.companyTitle };
  const text = (key: 'articleCode' | 'serialNumber' | 'place') => ({
    label: t(FIELD_NAMES[key]),
    value: draft[key],
    error: errors[key],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => set(key, event.currentTarget.value),
  });
  return (
    <>
      <Panel title={t('form.basics')}>
        <div className="adm-fields">
          <TextField
            {...text('serialNumber')}
            optional
            autoCapitalize="characters"
            maxLength={64}
            hint={t('machines.serialHint')}
          />
          <TextField {...text('articleCode')} maxLength={40} hint={record?.article.title} />
          <div className="adm-wide">
            <CompanyChoice
              companyId={draft.companyId}
              saved={saved}
              error={errors['companyId']}
              onChoose={(id) => set('companyId', id)}
            />
          </div>
        </div>
      </Panel>
      <Panel title={t('machines.ownersNotes')}>
        <div className="adm-fields">
          <TextField {...text('place')} optional maxLength={100} />
          <div className="adm-wide">
            <TextArea
              label={t('field.note')}
              optional
              rows={3}
              maxLength={1_000}
              value={draft.note}
              error={errors['note']}
              onChange={(event) => set('note', event.currentTarget.value)}
            />
          </div>
        </div>
      </Panel>
    </>
  );
}

function MachineSide({ state: { draft, set }, errors, record }: Props) {
  return (
    <>
      <Panel title={t('machines.dates')}>
        <div className="sj-col sj-g12">
          <SelectField
            label={t('machines.state')}
            value={draft.state}
            options={MACHINE_STATES.map((value) => ({ value, label: t(`machineState.${value}`) }))}
            onChange={(event) =>
              set('state', MACHINE_STATES.find((value) => value === event.currentTarget.value) ?? 'in_use')
            }
          />
          {DATES.map((key) => (
            <DateField
              key={key}
              label={t(FIELD_NAMES[key])}
              optional
              value={draft[key]}
              error={errors[key]}
              hint={key === 'warrantyUntil' && !record ? t('machines.warrantyHint') : undefined}
              onChange={(day) => set(key, day)}
            />
          ))}
        </div>
      </Panel>
      {record && <Origin machine={record} />}
      {record && <Reports machineId={record.id} />}
    </>
  );
}

/** Where the machine comes from. */
function Origin({ machine: { order, companyId, companyTitle } }: { readonly machine: AdminMachine }) {
  return (
    <Panel title={t('machines.origin')}>
      <Facts
        left
        facts={[
          {
            term: t('machines.company'),
            value: <NameCell href={`/companies/${companyId}`} name={companyTitle} />,
          },
          {
            term: t('machines.order'),
            value: order ? <NameCell href={`/orders/${order.id}`} name={order.number} /> : t('machines.byHand'),
          },
        ]}
      />
    </Panel>
  );
}

/** What was reported about the machine, the newest first. */
function Reports({ machineId }: { readonly machineId: number }) {
  const { data, error } = useQuery({
    queryKey: ['complaints', 'of-machine', machineId],
    queryFn: async ({ signal }) =>
      (await api.complaints.list({ body: { view: 'all', machineId, pageSize: 24 } }, { signal })).data,
  });
  return (
    <Panel title={t('machines.reports')}>
      {error && !data && <Notice tone="error">{messageOf(error)}</Notice>}
      {data?.length === 0 && <p className="sj-sm sj-t3">{t('machines.noReports')}</p>}
      <Facts
        left
        facts={(data ?? []).map(({ id, number, kind, createdAt }) => ({
          term: number,
          value: (
            <NameCell
              href={`/complaints/${id}`}
              name={`${t(`complaintKind.${kind}`)}, ${formatDate(new Date(createdAt), language())}`}
            />
          ),
        }))}
      />
    </Panel>
  );
}

export const machineDefinition: RecordDefinition<AdminMachine, MachineForm, Draft> = {
  home: '/machines',
  queryKey: 'machines',
  entity: 'machine',
  title: 'resource.machines',
  newTitle: 'machines.new',
  calls: api.machines,
  emptyDraft: EMPTY_DRAFT,
  ...recordForm({
    fields: FIELDS,
    schema: MachineForm,
    fieldNames: FIELD_NAMES,
    shown: { state: (state) => t(`machineState.${state}`) },
  }),
  nameOf: ({ serialNumber, articleCode }) => serialNumber.trim() || articleCode.trim(),
  copyOf: (draft) => ({ ...draft, serialNumber: '' }),
  main: MachineMain,
  side: MachineSide,
  removal: { title: 'machines.remove', question: (name) => t('machines.removeSure', { name }) },
};
