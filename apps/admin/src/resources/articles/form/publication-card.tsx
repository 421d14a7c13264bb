import { Panel, Switch } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import type { SectionProps } from './section-props.ts';

interface PublicationCardProps extends Pick<SectionProps, 'state'> {
  /** An archived article has to be restored before it can be shown. */
  readonly isArchived?: boolean;
}

/** The switches for visibility and ordering. */
export function PublicationCard({ state: { draft, set }, isArchived = false }: PublicationCardProps) {
  return (
    <Panel title={t('article.publication')}>
      <div className="adm-switches">
        <Switch
          label={t('article.visible')}
          checked={draft.isVisibleOnWeb}
          disabled={isArchived}
          onChange={(event) => set('isVisibleOnWeb', event.currentTarget.checked)}
        />
        <Switch
          label={t('article.sellable')}
          checked={!draft.disableSelling}
          onChange={(event) => set('disableSelling', !event.currentTarget.checked)}
        />
        <Switch
          label={t('article.discontinued')}
          checked={draft.isDiscontinued}
          onChange={(event) => set('isDiscontinued', event.currentTarget.checked)}
        />
      </div>
    </Panel>
  );
}
