import { IconArrowRight } from '@tabler/icons-react';
import type { Category } from '@sjaj/contract';
import { ButtonLink, Picture, useUiLink } from '@sjaj/ui';
import { categoryAddress } from '../../shared/article/addresses.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { childrenOf } from '../../shared/categories.ts';
import { t } from '../../shared/texts/t.ts';

interface MegaGroupsProps {
  readonly top: Category;
  readonly categories: readonly Category[];
  readonly onLeave: () => void;
}

/** The second and third level of one top category, and a way to all of it. */
export function MegaGroups({ top, categories, onLeave }: MegaGroupsProps) {
  return (
    <div className="shop-mega-middle">
      <div className="shop-mega-head">
        <h2>{top.title}</h2>
        <ButtonLink variant="soft" size="sm" href={categoryAddress(top)} data-column="below" onClick={onLeave}>
          {t('frame.viewProducts', { count: top.numberOfArticles })}
          <IconArrowRight size={16} aria-hidden="true" />
        </ButtonLink>
      </div>
      <div className="shop-mega-groups">
        {childrenOf(categories, top.id).map((group) => (
          <div key={group.id} className="shop-mega-group">
            <Picture
              src={group.pictureUrl}
              placeholder={placeholderAddress(top.icon ?? 'box')}
              size={64}
              focus={group.pictureFocus}
            />
            <div className="sj-grow">
              <CategoryLink category={group} onLeave={onLeave} />
              <ul>
                {childrenOf(categories, group.id).map((leaf) => (
                  <li key={leaf.id}>
                    <CategoryLink category={leaf} onLeave={onLeave} />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
      <Keys />
    </div>
  );
}

interface CategoryLinkProps {
  readonly category: Category;
  readonly onLeave: () => void;
}

function CategoryLink({ category, onLeave }: CategoryLinkProps) {
  const Link = useUiLink();
  return (
    <Link href={categoryAddress(category)} data-column="below" onClick={onLeave}>
      <span>{category.title}</span>
      <span className="sj-xs sj-t3 sj-num">{category.numberOfArticles}</span>
    </Link>
  );
}

/** The keys that move in the menu; screen readers read links themselves. */
function Keys() {
  return (
    <div className="shop-mega-keys" aria-hidden="true">
      <span>
        <kbd className="sj-kbd">{'↑'}</kbd>
        <kbd className="sj-kbd">{'↓'}</kbd>
        {t('frame.keysList')}
      </span>
      <span>
        <kbd className="sj-kbd">{'→'}</kbd>
        {t('frame.keysSub')}
      </span>
      <span>
        <kbd className="sj-kbd">{t('frame.keyEscape')}</kbd>
        {t('frame.keysClose')}
      </span>
    </div>
  );
}
