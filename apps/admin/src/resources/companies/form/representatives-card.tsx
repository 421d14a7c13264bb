import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import type { AdminCompany } from '@sjaj/contract';
import { Avatar, Button, Panel, ConfirmDialog, IconButton, SelectField, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { Allowed } from '../../../shared/session/allowed.tsx';
import { t } from '../../../shared/texts/t.ts';
import { representativesQuery } from '../queries.ts';

interface RepresentativesCardProps {
  readonly company: AdminCompany;
  readonly onSaved: (company: AdminCompany) => void;
}

type Representative = AdminCompany['representatives'][number];

/** The sales representatives of the company. Changes are saved at once. */
export function RepresentativesCard({ company, onSaved }: RepresentativesCardProps) {
  const [leaving, setLeaving] = useState<Representative | null>(null);
  const params = { id: company.id };
  const unbind = useMutation({
    mutationFn: (userId: number) => api.companies.unbind({ params: { ...params, userId } }),
    onSuccess: ({ data, info }) => {
      setLeaving(null);
      onSaved(data);
      showToast({ title: info?.message ?? t('sign.saved') });
    },
  });
  return (
    <Panel title={t('company.representatives')}>
      {company.representatives.length === 0 && <p className="sj-sm sj-t2">{t('company.noRepresentatives')}</p>}
      <ul className="adm-company-people">
        {company.representatives.map((one) => (
          <li key={one.id} className="sj-row sj-g12">
            <Person representative={one} onLeave={() => setLeaving(one)} />
          </li>
        ))}
      </ul>
      <Allowed to="editCustomers">
        <Binding company={company} onSaved={onSaved} />
      </Allowed>
      <ConfirmDialog
        title={t('company.unbindTitle')}
        open={leaving !== null}
        confirmLabel={t('action.remove')}
        danger
        busy={unbind.isPending}
        onConfirm={() => leaving && unbind.mutate(leaving.id)}
        onClose={() => setLeaving(null)}
      >
        {t('company.unbindSure', { name: leaving?.name ?? '', company: company.title })}
      </ConfirmDialog>
    </Panel>
  );
}

function Person({
  representative: { name, email },
  onLeave,
}: {
  readonly representative: Representative;
  readonly onLeave: () => void;
}) {
  const [firstName = '', lastName = ''] = name.split(' ');
  return (
    <>
      <Avatar firstName={firstName} lastName={lastName} />
      <span className="sj-grow">
        <b className="adm-block">{name}</b>
        <span className="sj-sm sj-t3">{email}</span>
      </span>
      <Allowed to="editCustomers">
        <IconButton
          size="sm"
          label={t('company.unbind', { name })}
          icon={<IconX size={16} aria-hidden="true" />}
          onClick={onLeave}
          tip="end"
        />
      </Allowed>
    </>
  );
}

function Binding({ company, onSaved }: RepresentativesCardProps) {
  const [userId, setUserId] = useState('');
  const { data: all = [] } = useQuery(representativesQuery);
  const bind = useMutation({
    mutationFn: () => api.companies.bind({ params: { id: company.id }, body: { userId: Number(userId) } }),
    onSuccess: ({ data, info }) => {
      setUserId('');
      onSaved(data);
      showToast({ title: info?.message ?? t('sign.saved') });
    },
  });
  const bound = new Set(company.representatives.map(({ id }) => id));
  const others = all.filter(({ id }) => !bound.has(id));
  if (others.length === 0) return null;
  return (
    <div className="adm-company-bind">
      <SelectField
        label={t('company.representative')}
        value={userId}
        options={[
          { value: '', label: t('company.chooseRepresentative') },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => setUserId(event.currentTarget.value)}
      />
      <Button variant="line" disabled={userId === ''} busy={bind.isPending} onClick={() => bind.mutate()}>
        {t('company.addRepresentative')}
      </Button>
    </div>
  );
}
