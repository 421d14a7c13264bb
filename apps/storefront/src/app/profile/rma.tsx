import { useNavigate, useSearch } from '@tanstack/react-router';
import { SegmentedControl } from '@sjaj/ui';
import { ComplaintsPage } from '../../features/complaints/index.ts';
import { MachinesPage } from '../../features/machines/index.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';

/** Complaints and service requests; for companies also the machines that they are about, at `?view=machines`. */
export function Rma() {
  const { companyId } = useProfile().userData;
  const found = useSearch({ strict: false });
  const search: Readonly<Record<string, unknown>> = { ...found };
  const navigate = useNavigate();
  const isMachines = companyId !== null && search['view'] === 'machines';
  const open = (address: string): void => void navigate({ to: address });
  const choice = companyId !== null && (
    <SegmentedControl
      label={t('machines.choice')}
      value={isMachines ? 'machines' : 'reports'}
      options={[
        { value: 'reports', label: t('machines.reports') },
        { value: 'machines', label: t('machines.title') },
      ]}
      onChange={(value) => open(value === 'machines' ? '/profile/rma?view=machines' : '/profile/rma')}
    />
  );
  return isMachines ? <MachinesPage choice={choice} /> : <ComplaintsPage choice={choice} />;
}
