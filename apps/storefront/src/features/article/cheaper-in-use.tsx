import { IconScale } from '@tabler/icons-react';
import type { ArticleDetails } from '@sjaj/contract';
import { formatPercent } from '@sjaj/domain';
import { Notice, useUiLink } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { costText } from '../../shared/article/cost-of-use.tsx';
import { ReplaceButton } from '../../shared/replace/replace-button.tsx';
import { language, t } from '../../shared/texts/t.ts';
import styles from './buy.module.css';

/** Another article of the same effect whose use costs clearly less. */
export function CheaperInUse({
  article: used,
}: {
  readonly article: Pick<ArticleDetails, 'cheaperInUse' | 'id' | 'title' | 'code' | 'unit'>;
}) {
  const Link = useUiLink();
  if (!used.cheaperInUse) return null;
  const { article, kind, percent } = used.cheaperInUse;
  const cost = article.costsOfUse.find((one) => one.kind === kind);
  return (
    <Notice tone="info" className={`sj-noprint ${styles['note']}`} icon={<IconScale size={18} aria-hidden="true" />}>
      <span title={t('cheaperInUse.hint')}>
        {t('cheaperInUse.title', { percent: formatPercent(percent, language()) })}
      </span>{' '}
      <Link className="sj-link" href={articleAddress(article)}>
        {article.title}
      </Link>{' '}
      {cost && <span className="sj-xs sj-t3 sj-nw">{costText(cost)}</span>}
      <br />
      <ReplaceButton replacement={article} candidates={[used]} />
    </Notice>
  );
}
