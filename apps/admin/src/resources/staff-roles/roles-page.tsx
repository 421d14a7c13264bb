import './staff-roles.css';
import { Fragment, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconListSearch, IconPlus } from '@tabler/icons-react';
import {
  BUILT_IN_ROLES,
  CAPABILITIES_OF,
  CAPABILITY_AREAS,
  type Capability,
  type CapabilityArea,
  type StaffRoleView,
} from '@sjaj/contract';
import { Button, ButtonLink, classNames, EmptyState, PageTitle, Panel, Skeleton, Table, useUiLink } from '@sjaj/ui';
import { SearchField } from '../../shared/list/search-field.tsx';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { rolesQuery } from '../../shared/staff-roles/roles-query.ts';
import { t } from '../../shared/texts/t.ts';
import { searchMatrix } from './search-matrix.logic.ts';

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

interface RightsArea {
  readonly title: string;
  readonly capabilities: readonly { readonly key: Capability; readonly name: string; readonly hint: string }[];
}

const areaOf = (area: CapabilityArea): RightsArea => ({
  title: t(`capabilityArea.${area}`),
  capabilities: CAPABILITY_AREAS[area].map((key) => ({
    key,
    name: t(`capability.${key}`),
    hint: t(`capabilityHint.${key}`),
  })),
});

/** The matrix of rights and roles: the built-in ones, and those that the shop has made. */
export function RolesPage() {
  const { data, error, refetch } = useQuery(rolesQuery);
  const [text, setText] = useState('');
  const areas = (Object.keys(CAPABILITY_AREAS) as CapabilityArea[]).map(areaOf);
  const found = data && searchMatrix(text, rolesOf(data), areas);
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
      <div className="adm-toolbar">
        <SearchField hint={t('staffRoles.search')} text={text} onSearch={setText} />
      </div>
      <Panel flush title={t('staffRoles.matrix')}>
        <p className="sj-sm sj-t3 adm-roles-hint">{t('staffRoles.matrixHint')}</p>
        {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton height={420} radius={8} />}
        {found && found.areas.length > 0 && <Matrix {...found} isSearched={text !== ''} />}
        {found?.areas.length === 0 && (
          <EmptyState
            icon={<IconListSearch size={28} />}
            title={t('list.empty')}
            text={t('list.emptyFiltered')}
            actions={
              <Button variant="soft" onClick={() => setText('')}>
                {t('list.resetFilters')}
              </Button>
            }
          />
        )}
      </Panel>
    </>
  );
}

interface MatrixProps {
  readonly roles: readonly Role[];
  readonly areas: readonly RightsArea[];
  readonly isSearched: boolean;
}

function Matrix({ roles, areas, isSearched }: MatrixProps) {
  const Link = useUiLink();
  return (
    <div
      className={classNames('adm-roles-table', isSearched && 'is-searched')}
      // A wide table scrolls, also by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t('staffRoles.matrix')}
    >
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
          {areas.map(({ title, capabilities }) => (
            <Fragment key={title}>
              <tr className="adm-roles-area">
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {title}
                </th>
              </tr>
              {capabilities.map(({ key: capability, name, hint }) => (
                <tr key={capability}>
                  <th scope="row">
                    {name}
                    <small className="sj-t3">{hint}</small>
                  </th>
                  {roles.map(({ key, capabilities: granted }) => (
                    <td key={key}>
                      <Sign isAllowed={granted.includes(capability)} />
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
