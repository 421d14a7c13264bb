import { Panel, Switch } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import type { SectionProps } from './section-props.ts';

/** The switches for visibility and ordering. */
export function PublicationCard({ state: { draft, set } }: Pick<SectionProps, 'state'>) {
  return (
    <Panel title={t('article.publication')}>
      <div className="adm-switches">
        <Switch
          label={t('article.visible')}
          checked={draft.isVisibleOnWeb}
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
