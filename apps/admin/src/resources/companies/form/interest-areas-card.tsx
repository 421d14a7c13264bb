import { useQuery } from '@tanstack/react-query';
import { Checkbox, Panel, Skeleton, useUiLink } from '@sjaj/ui';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { interestAreasQuery } from '../queries.ts';
import { areaIdsOf, withArea } from './draft.logic.ts';
import type { SectionProps } from './section-props.ts';

/** What the company does. An area that is not offered any more is shown while the company has it. */
export function InterestAreasCard({ state: { draft, set }, errors }: Pick<SectionProps, 'errors' | 'state'>) {
  const Link = useUiLink();
  const { data, error, refetch } = useQuery(interestAreasQuery);
  const chosen = areaIdsOf(draft);
  return (
    <Panel title={t('resource.interestAreas')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={120} radius={8} />}
      <div className="sj-col sj-g8" role="group" aria-label={t('resource.interestAreas')}>
        {data
          ?.filter(({ id, isActive }) => isActive || chosen.includes(id))
          .map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(event) => set('interestAreaIds', withArea(draft, id, event.currentTarget.checked))}
            />
          ))}
      </div>
      {errors['interestAreaIds'] && <p className="sj-sm sj-error">{errors['interestAreaIds']}</p>}
      <p className="adm-card-foot">
        <Link href="/interest-areas" className="sj-link sj-sm">
          {t('company.keepAreas')}
        </Link>
      </p>
    </Panel>
  );
}
