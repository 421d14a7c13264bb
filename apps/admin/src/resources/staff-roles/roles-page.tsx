import './staff-roles.css';
import { Fragment } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import {
  BUILT_IN_ROLES,
  CAPABILITIES_OF,
  CAPABILITY_AREAS,
  type Capability,
  type CapabilityArea,
  type StaffRoleView,
} from '@sjaj/contract';
import { ButtonLink, PageTitle, Panel, Skeleton, Table, useUiLink } from '@sjaj/ui';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { rolesQuery } from '../../shared/staff-roles/roles-query.ts';
import { t } from '../../shared/texts/t.ts';

/** A column of the matrix. */
interface Role {
  readonly key: string;
  readonly name: string;
  readonly capabilities: readonly Capability[];
  /** The page of a role that the shop has made; null for a built-in one. */
  readonly href: string | null;
}

const BUILT_IN: readonly (typeof BUILT_IN_ROLES)[number][] = BUILT_IN_ROLES;

const rolesOf = (own: readonly StaffRoleView[]): readonly Role[] => [
  ...BUILT_IN.map((role) => ({ key: role, name: t(`role.${role}`), capabilities: CAPABILITIES_OF[role], href: null })),
  ...own.map(({ id, name, capabilities }) => ({ key: String(id), name, capabilities, href: `/staff-roles/${id}` })),
];

/** The matrix of rights and roles: the built-in ones, and those that the shop has made. */
export function RolesPage() {
  const { data, error, refetch } = useQuery(rolesQuery);
  return (
    <>
      <PageTitle
        title={t('resource.staffRoles')}
        actions={
          <ButtonLink size="sm" href="/staff-roles/new" icon={<IconPlus size={16} aria-hidden="true" />}>
            {t('staffRoles.new')}
          </ButtonLink>
        }
      />
      <Panel flush title={t('staffRoles.matrix')}>
        <p className="sj-sm sj-t3 adm-roles-hint">{t('staffRoles.matrixHint')}</p>
        {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton height={420} radius={8} />}
        {data && <Matrix roles={rolesOf(data)} />}
      </Panel>
    </>
  );
}

function Matrix({ roles }: { readonly roles: readonly Role[] }) {
  const Link = useUiLink();
  return (
    // A wide table scrolls, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="adm-roles-table" tabIndex={0} role="region" aria-label={t('staffRoles.matrix')}>
      <Table caption={t('staffRoles.matrix')}>
        <thead>
          <tr>
            <th scope="col">{t('staffRoles.capability')}</th>
            {roles.map(({ key, name, href }) => (
              <th key={key} scope="col">
                {href === null ? (
                  name
                ) : (
                  <Link href={href} className="sj-link" aria-label={t('staffRoles.edit', { name })}>
                    {name}
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(CAPABILITY_AREAS) as CapabilityArea[]).map((area) => (
            <Fragment key={area}>
              <tr className="adm-roles-area">
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {t(`capabilityArea.${area}`)}
                </th>
              </tr>
              {CAPABILITY_AREAS[area].map((capability) => (
                <tr key={capability}>
                  <th scope="row">
                    {t(`capability.${capability}`)}
                    <small className="sj-t3">{t(`capabilityHint.${capability}`)}</small>
                  </th>
                  {roles.map(({ key, capabilities }) => (
                    <td key={key}>
                      <Sign isAllowed={capabilities.includes(capability)} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const Sign = ({ isAllowed }: { readonly isAllowed: boolean }) => (
  <>
    {isAllowed ? (
      <IconCheck size={18} aria-hidden="true" />
    ) : (
      <span className="sj-t3" aria-hidden="true">
        {'–'}
      </span>
    )}
    <span className="sj-vh">{t(isAllowed ? 'staffRoles.may' : 'staffRoles.mayNot')}</span>
  </>
);
