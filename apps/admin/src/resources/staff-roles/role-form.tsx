import { type Capability, StaffRoleForm, type StaffRoleView } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Facts, Panel, TextField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { errorsOf } from '../../shared/form/form-errors.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { CapabilityFields } from '../../shared/staff-roles/capability-fields.tsx';
import { t } from '../../shared/texts/t.ts';

interface Draft {
  readonly name: string;
  readonly capabilities: readonly Capability[];
}

type Props = CardProps<StaffRoleView, Draft>;

const FIELD_NAMES = { name: 'staffRoles.name', capabilities: 'staffRoles.capabilities' } as const;
const Main = ({ state: { draft, set }, errors }: Props) => (
  <>
    <Panel title={t('form.basics')}>
      <TextField
        label={t('staffRoles.name')}
        value={draft.name}
        maxLength={60}
        error={errors['name']}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
    </Panel>
    <Panel title={t('staffRoles.capabilities')}>
      <CapabilityFields
        chosen={draft.capabilities}
        error={errors['capabilities']}
        onChange={(capabilities) => set('capabilities', capabilities)}
      />
    </Panel>
  </>
);

const Side = ({ record }: Props) => (
  <Panel title={t('staffRoles.people')}>
    {record && <Facts facts={[{ term: t('staffRoles.people'), value: formatNumber(record.people) }]} />}
    <p className="sj-sm sj-t3">{t('staffRoles.changeHint')}</p>
  </Panel>
);

const formOf = ({ name, capabilities }: Draft) => ({ name: name.trim(), capabilities: [...capabilities] });

/** A role of staff: its name and what it may do. */
export const roleDefinition: RecordDefinition<StaffRoleView, StaffRoleForm, Draft> = {
  home: '/staff-roles',
  queryKey: 'staffRoles',
  entity: 'staff_role',
  title: 'resource.staffRoles',
  newTitle: 'staffRoles.new',
  calls: api.staffRoles,
  emptyDraft: { name: '', capabilities: [] },
  draftOf: ({ name, capabilities }) => ({ name, capabilities }),
  errorsOf: (draft) => errorsOf(StaffRoleForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => StaffRoleForm.safeParse(formOf(draft)).data ?? null,
  nameOf: ({ name }) => name,
  fieldNames: FIELD_NAMES,
  shownValue: (draft, key) =>
    key === 'name' ? draft.name : draft.capabilities.map((one) => t(`capability.${one}`)).join(', '),
  copyOf: (draft) => ({ ...draft, name: '' }),
  main: Main,
  side: Side,
  removal: { title: 'staffRoles.remove', question: (name) => t('staffRoles.removeSure', { name }) },
};
